import { type ContactMessage, EMPTY, fillGaps, holds, isEmpty, isSame } from './message.ts';

/** What the visitor wrote and the form does not show; in each list the next one is the last. */
export interface Shelf {
  /** Gave way in the form to a message that was put back: “undo” brings it back. */
  interrupted: ContactMessage[];
  /** Can be put back. */
  offered: ContactMessage[];
  /** Was handed to a mail program, which may not have opened. */
  sent: ContactMessage[];
}

/** The form lies between what gave way to it and what may take its place. */
export interface Desk extends Shelf {
  form: ContactMessage;
}

export type Move = 'undo' | 'putBack';
export type DeskAction = Move | 'send' | 'dismiss';

export const EMPTY_SHELF: Shelf = { interrupted: [], offered: [], sent: [] };

const last = (messages: ContactMessage[]) => messages[messages.length - 1];
const withoutLast = (messages: ContactMessage[]) => messages.slice(0, -1);
const without = (messages: ContactMessage[], others: ContactMessage[]) =>
  messages.filter((message) => !others.some((other) => isSame(message, other)));

const putAway = (messages: ContactMessage[], form: ContactMessage, next: ContactMessage) =>
  isEmpty(form) || isSame(form, next) ? messages : [...messages, form];

/**
 * Both ways only move along what the visitor wrote, and drop nothing, whatever was changed between:
 * what leaves the form on one way lies next on the way back.
 */
export function reduceDesk(desk: Desk, action: DeskAction): Desk {
  const { form, interrupted, offered, sent } = desk;
  switch (action) {
    case 'putBack': {
      const next = last(offered) ?? last(sent);
      if (!next) return desk;
      const before = putAway(interrupted, form, next);
      return { ...desk, form: next, interrupted: before, offered: withoutLast(offered) };
    }
    case 'undo': {
      const next = last(interrupted);
      if (!next) return desk;
      const after = putAway(offered, form, next);
      return { ...desk, form: next, interrupted: withoutLast(interrupted), offered: after };
    }
    case 'send': {
      const add = (messages: ContactMessage[]) => [...without(messages, [form]), form];
      return { ...desk, form: EMPTY, offered: add(offered), sent: add(sent) };
    }
    case 'dismiss':
      return { ...desk, offered: without(offered, sent), sent: [] };
  }
}

/** What can be done. While there is a way back, what was sent is put back by it and not anew. */
export function movesOf({ interrupted, offered, sent }: Shelf): Move[] {
  const canUndo = interrupted.length > 0;
  const canPutBack = offered.length > 0 || (sent.length > 0 && !canUndo);
  return [...(canPutBack ? ['putBack' as const] : []), ...(canUndo ? ['undo' as const] : [])];
}

/**
 * The desk of a visitor who comes back. What stands in the form, typed before the script came or
 * put there by the browser, stays; a draft that says something else in the same field gives way.
 */
export function reopenDesk(found: ContactMessage, draft: ContactMessage, shelf: Shelf): Desk {
  const form = fillGaps(found, draft);
  const interrupted = holds(form, draft) ? shelf.interrupted : [...shelf.interrupted, draft];
  return { ...shelf, form, interrupted };
}
