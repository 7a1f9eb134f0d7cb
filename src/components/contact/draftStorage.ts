import { type ContactMessage, EMPTY_MESSAGE, isEmpty, messageOf } from './message.ts';

/** Keeps the visitor's draft in this tab's sessionStorage. */

const DRAFT = 'contact-draft';
const SENT = 'contact-sent';

/** Browsers may deny storage or be out of space: then nothing is kept, and nothing breaks. */
function load(key: string): ContactMessage {
  try {
    const fields = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return messageOf((name) => String(fields[name] ?? ''));
  } catch {
    return EMPTY_MESSAGE;
  }
}

function save(key: string, message: ContactMessage): void {
  try {
    if (isEmpty(message)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(message));
  } catch {}
}

export const loadDraft = () => load(DRAFT);
export const saveDraft = (message: ContactMessage) => save(DRAFT, message);

export const loadSent = () => load(SENT);
export const saveSent = (message: ContactMessage) => save(SENT, message);
