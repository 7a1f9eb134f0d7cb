import type { ContactMessage } from './validate.ts';

/**
 * What the visitor wrote, kept in this tab alone and never sent anywhere: the half-written message,
 * and, when the page is left while it is still on offer, the one that may not have been sent.
 */
type Slot = 'contact-draft' | 'contact-sent';

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

const messageOf = (read: (field: keyof ContactMessage) => string): ContactMessage => ({
  name: read('name'),
  email: read('email'),
  subject: read('subject'),
  message: read('message'),
});

export const EMPTY = messageOf(() => '');

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
  return messageOf((field) => {
    const value: unknown = parts.get(field);
    return typeof value === 'string' ? value : '';
  });
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
  return messageOf((field) => String(data.get(field) ?? ''));
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
export const fillGaps = (written: ContactMessage, other: ContactMessage) =>
  messageOf((field) => written[field] || other[field]);

export const isSame = (one: ContactMessage, other: ContactMessage) =>
  FIELDS.every((field) => one[field] === other[field]);
