import type { ContactMessage } from './validate.ts';

/** A half-written message, kept in this tab alone and never sent anywhere. */

const KEY = 'contact-draft';
const FIELDS = ['name', 'email', 'subject', 'message'] as const;

export const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '' };

/** Browsers may refuse storage, or be full: then nothing is kept, and nothing breaks. */
function quietly<Result>(attempt: () => Result): Result | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

export function readDraft(): ContactMessage {
  const stored: unknown = quietly(() => JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  const parts = new Map(Object.entries(stored ?? {}));
  const read = (field: keyof ContactMessage) => {
    const value: unknown = parts.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: read('name'),
    email: read('email'),
    subject: read('subject'),
    message: read('message'),
  };
}

export function keepDraft(draft: ContactMessage): void {
  if (FIELDS.every((field) => draft[field] === '')) clearDraft();
  else quietly(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
}

export function clearDraft(): void {
  quietly(() => sessionStorage.removeItem(KEY));
}

export function readForm(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const read = (field: keyof ContactMessage) => String(data.get(field) ?? '');
  return {
    name: read('name'),
    email: read('email'),
    subject: read('subject'),
    message: read('message'),
  };
}

export function fillForm(form: HTMLFormElement, message: ContactMessage): void {
  for (const field of FIELDS) {
    const element = form.elements.namedItem(field);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      element.value = message[field];
    }
  }
}

/** What is in the form already stays; where it is empty, the other takes its place. */
export function fillGaps(written: ContactMessage, other: ContactMessage): ContactMessage {
  return {
    name: written.name || other.name,
    email: written.email || other.email,
    subject: written.subject || other.subject,
    message: written.message || other.message,
  };
}

export const isSame = (one: ContactMessage, other: ContactMessage) =>
  FIELDS.every((field) => one[field] === other[field]);
