import { type ContactMessage, EMPTY_MESSAGE, isEmpty, messageOf } from './message.ts';

/** In this tab's sessionStorage: what is being written, and what was sent last. */
export const DRAFT = 'contact-draft';
export const SENT = 'contact-sent';

/** Browsers may deny storage or be out of space: then nothing is kept, and nothing breaks. */
export function loadMessage(key: string): ContactMessage {
  try {
    const fields = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return messageOf((name) => String(fields[name] ?? ''));
  } catch {
    return EMPTY_MESSAGE;
  }
}

export function saveMessage(key: string, message: ContactMessage): void {
  try {
    if (isEmpty(message)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(message));
  } catch {}
}
