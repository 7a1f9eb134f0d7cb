import { EMPTY_SHELF, type Shelf } from './desk.ts';
import { type ContactMessage, isEmpty, messageOf } from './message.ts';

/**
 * What the visitor wrote, kept in this tab alone and never sent anywhere: the half-written message,
 * and, once the page is left, what else is still on offer.
 */
type Slot = 'contact-draft' | 'contact-shelf';

/** Browsers may refuse storage, or be full: then nothing is kept, and nothing breaks. */
function quietly<Result>(attempt: () => Result): Result | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

const partsOf = (value: unknown): Map<string, unknown> => new Map(Object.entries(value ?? {}));

function messageFrom(value: unknown): ContactMessage {
  const parts = partsOf(value);
  return messageOf((field) => {
    const text = parts.get(field);
    return typeof text === 'string' ? text : '';
  });
}

const messagesFrom = (value: unknown): ContactMessage[] =>
  Array.isArray(value) ? value.map(messageFrom).filter((message) => !isEmpty(message)) : [];

const recall = (slot: Slot): unknown =>
  quietly(() => JSON.parse(sessionStorage.getItem(slot) ?? '{}'));

const keep = (slot: Slot, value: unknown) =>
  quietly(() => sessionStorage.setItem(slot, JSON.stringify(value)));

const forget = (slot: Slot) => quietly(() => sessionStorage.removeItem(slot));

export const recallDraft = () => messageFrom(recall('contact-draft'));

export function keepDraft(message: ContactMessage): void {
  if (isEmpty(message)) forget('contact-draft');
  else keep('contact-draft', message);
}

export function recallShelf(): Shelf {
  const parts = partsOf(recall('contact-shelf'));
  const list = (name: keyof Shelf) => messagesFrom(parts.get(name));
  return { interrupted: list('interrupted'), offered: list('offered'), sent: list('sent') };
}

export function keepShelf(shelf: Shelf): void {
  if (JSON.stringify(shelf) === JSON.stringify(EMPTY_SHELF)) forget('contact-shelf');
  else keep('contact-shelf', shelf);
}
