import type { ContactMessage } from './validate.ts';

/**
 * What the visitor wrote, kept in this tab alone and never sent anywhere: the half-written message,
 * and, when the page is left while it is still on offer, the one that may not have been sent.
 */
type Slot = 'contact-draft' | 'contact-sent';

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

export function recall(slot: Slot): ContactMessage {
  const stored: unknown = quietly(() => JSON.parse(sessionStorage.getItem(slot) ?? '{}'));
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

export function keep(slot: Slot, message: ContactMessage): void {
  if (isSame(message, EMPTY)) forget(slot);
  else quietly(() => sessionStorage.setItem(slot, JSON.stringify(message)));
}

export function forget(slot: Slot): void {
  quietly(() => sessionStorage.removeItem(slot));
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
