import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Desk,
  type DeskAction,
  EMPTY_SHELF,
  movesOf,
  reduceDesk,
  reopenDesk,
  type Shelf,
} from './desk.ts';
import { type ContactMessage, EMPTY, isEmpty, messageOf } from './message.ts';

/** A message of few words, so that the same one is written again by chance. */
const text = (words: string): ContactMessage => ({ ...EMPTY, message: words });
const anyMessage = fc.constantFrom('', 'A', 'B', 'C', 'D').map(text);

type Step = DeskAction | 'reload' | ContactMessage;

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  anyMessage,
  fc.constantFrom('putBack' as const, 'undo' as const, 'send' as const, 'reload' as const),
);

function take(desk: Desk, step: Step): Desk {
  if (typeof step !== 'string') return { ...desk, form: step };
  if (step === 'send' && isEmpty(desk.form)) return desk;
  if (step !== 'reload') return reduceDesk(desk, step);
  const { form, ...shelf } = desk;
  return reopenDesk(EMPTY, form, shelf);
}

const start: Desk = { ...EMPTY_SHELF, form: EMPTY };
const deskAfter = (...steps: Step[]) => steps.reduce(take, start);
const words = (messages: ContactMessage[]) => messages.map(({ message }) => message);
const everything = ({ form, interrupted, offered }: Desk) =>
  new Set(words([form, ...interrupted, ...offered].filter((message) => !isEmpty(message))));

/** Presses what can be pressed: first all the way back, then all the way forth. */
function walk(desk: Desk): Set<string> {
  const seen = new Set<string>();
  let now = desk;
  const press = (move: 'undo' | 'putBack') => {
    for (let times = 0; times < 100 && movesOf(now).includes(move); times += 1) {
      now = reduceDesk(now, move);
      seen.add(now.form.message);
      if (now.offered.length === 0 && move === 'putBack') return;
    }
  };
  seen.add(now.form.message);
  press('undo');
  press('putBack');
  return seen;
}

describe('for whatever is written, sent, put back, undone and found again, in any order', () => {
  test('nothing is lost but what the visitor writes over [rescue-4]', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        let desk = start;
        for (const step of steps) {
          const next = take(desk, step);
          const before = everything(desk);
          const isWritten = typeof step !== 'string';
          const isElsewhere = everything({ ...desk, form: EMPTY }).has(desk.form.message);
          if (isWritten && !isElsewhere) before.delete(desk.form.message);
          expect([...before].filter((message) => !everything(next).has(message))).toEqual([]);
          desk = next;
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('everything comes back by pressing the buttons that are there [rescue-4]', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        const desk = deskAfter(...steps);
        const seen = walk(desk);
        expect([...everything(desk)].filter((message) => !seen.has(message))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('an undo straight after “put back” gives what stood there before [rescue-4]', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        const desk = deskAfter(...steps);
        const put = reduceDesk(desk, 'putBack');
        fc.pre(!isEmpty(desk.form) && put.form.message !== desk.form.message);
        expect(movesOf(put)).toContain('undo');
        expect(reduceDesk(put, 'undo').form).toEqual(desk.form);
      }),
    );
  });

  test('dismissing lets go of what was sent, and of nothing else [rescue-4]', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        const desk = deskAfter(...steps);
        const next = reduceDesk(desk, 'dismiss');
        const sent = words(desk.sent);
        const gone = [...everything(desk)].filter((message) => !everything(next).has(message));
        expect(gone.filter((message) => !sent.includes(message))).toEqual([]);
        expect(next.form).toEqual(desk.form);
      }),
    );
  });
});

describe('what is sent', () => {
  test('leaves the form empty and can be put back [rescue-1]', () => {
    const desk = deskAfter(text('A'), 'send');
    expect(desk.form).toEqual(EMPTY);
    expect(movesOf(desk)).toEqual(['putBack']);
    expect(reduceDesk(desk, 'putBack').form.message).toBe('A');
  });

  test('is put back as it was, while what was made of it can be undone to [rescue-4]', () => {
    const desk = deskAfter(text('A'), 'send', 'putBack', text('A, changed'), 'putBack');
    expect(desk.form.message).toBe('A');
    expect(movesOf(desk)).toEqual(['undo']);
    expect(reduceDesk(desk, 'undo').form.message).toBe('A, changed');
  });

  test('a change to it outlives an undo and the next “put back” [rescue-4]', () => {
    const desk = deskAfter(text('A'), 'send', text('B'), 'putBack', text('A, changed'), 'undo');
    expect(desk.form.message).toBe('B');
    expect(reduceDesk(desk, 'putBack').form.message).toBe('A, changed');
  });

  test('sent again, it leaves both itself and what had been interrupted at hand [rescue-4]', () => {
    const desk = deskAfter(text('A'), 'send', text('B'), 'putBack', 'send');
    expect(desk.form).toEqual(EMPTY);
    expect(movesOf(desk)).toEqual(['putBack', 'undo']);
    expect(reduceDesk(desk, 'putBack').form.message).toBe('A');
    expect(reduceDesk(desk, 'undo').form.message).toBe('B');
  });

  test('does not push out what was sent before it [rescue-4]', () => {
    const desk = deskAfter(text('A'), 'send', text('B'), 'send', 'putBack');
    expect(desk.form.message).toBe('B');
    expect(reduceDesk(desk, 'putBack').form.message).toBe('A');
  });
});

describe('a visitor who comes back', () => {
  const anyFields = fc.tuple(...[0, 1, 2, 3].map(() => fc.constantFrom('', 'A', 'B')));
  const anyFilled = anyFields.map(([name = '', email = '', subject = '', message = '']) => ({
    name,
    email,
    subject,
    message,
  }));

  test('finds what stands in the form, and the draft in the form or one undo away [rescue-4]', () => {
    fc.assert(
      fc.property(anyFilled, anyFilled, (found, draft) => {
        const desk = reopenDesk(found, draft, EMPTY_SHELF);
        expect(desk.form).toEqual(messageOf((field) => found[field] || draft[field]));
        const said = Object.entries(draft).filter(([, value]) => value);
        const isWhole = said.every(
          ([field, value]) => new Map(Object.entries(desk.form)).get(field) === value,
        );
        expect(desk.interrupted).toEqual(isWhole ? [] : [draft]);
      }),
    );
  });

  test('finds a shelf that was filled before [rescue-4]', () => {
    const shelf: Shelf = { interrupted: [text('B')], offered: [text('A')], sent: [text('A')] };
    expect(reopenDesk(text('C'), text('D'), shelf)).toEqual({
      ...shelf,
      form: text('C'),
      interrupted: [text('B'), text('D')],
    });
  });
});
