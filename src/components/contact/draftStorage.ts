import { type ContactMessage, EMPTY_MESSAGE, isEmpty, messageOf } from './message.ts';

/** Keeps the visitor's draft in this tab's sessionStorage. */

const DRAFT = 'contact-draft';
const SENT = 'contact-sent';

/** A sent message, which may not have reached a mail program. */
export interface SentMessage {
  message: ContactMessage;
  /** What the visitor gets back: the message, or the draft that it changed places with. */
  putBack: ContactMessage;
}

function parseMessage(value: unknown): ContactMessage {
  const fields = new Map<string, unknown>(Object.entries(value ?? {}));
  return messageOf((name) => String(fields.get(name) ?? ''));
}

/** Browsers may deny storage or be out of space: then nothing is kept, and nothing breaks. */
function load(key: string): Record<string, unknown> | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function save(key: string, value: unknown): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {}
}

export const loadDraft = () => parseMessage(load(DRAFT) ?? EMPTY_MESSAGE);
export const saveDraft = (message: ContactMessage) =>
  save(DRAFT, isEmpty(message) ? null : message);

export function loadSent(): SentMessage | null {
  const { message, putBack } = load(SENT) ?? {};
  return message ? { message: parseMessage(message), putBack: parseMessage(putBack) } : null;
}
export const saveSent = (sent: SentMessage | null) => save(SENT, sent);
