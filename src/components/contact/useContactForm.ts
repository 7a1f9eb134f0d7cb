import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type DeskAction, type Move, movesOf, reduceDesk, reopenDesk } from './desk.ts';
import { fillForm, findForm, focusField, markFault, readForm } from './formElement.ts';
import { keepDraft, recallDraft, recallShelf } from './kept.ts';
import { composeMail, LONGEST, type MailOptions, mailtoHref } from './mailto.ts';
import { type ContactMessage, EMPTY, fillGaps, isSame } from './message.ts';
import { useFormEvents } from './useFormEvents.ts';
import { useShelf } from './useShelf.ts';
import { type ContactErrors, type Fault, validate } from './validate.ts';

export type Feedback = { kind: 'error'; fault: Fault; attempt: number } | { kind: 'success' };

/** Where an error is said. */
export const ERROR_ID = 'form-feedback';

/** A second press within this time is the same press, made twice. */
const ONE_PRESS = 1000;

const linkedSubject = () => new URLSearchParams(window.location.search).get('subject') ?? '';

function written(): ContactMessage {
  const form = findForm();
  return form ? readForm(form) : EMPTY;
}

export function useContactForm(mail: MailOptions, errors: ContactErrors) {
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const [shelf, setShelf] = useShelf();
  const [isTooLong, setTooLong] = useState(false);

  function show(message: ContactMessage) {
    const form = findForm();
    if (form) fillForm(form, message);
    noteEdit();
  }

  function noteEdit() {
    const message = written();
    // A subject that came with the link comes with it again; another link may bring another.
    const subject = message.subject === linkedSubject() ? '' : message.subject;
    keepDraft({ ...message, subject });
    setTooLong(mailtoHref(composeMail(message, mail)).length > LONGEST.mailto);
    setFeedback(null);
  }

  const restore = useEffectEvent(() => {
    const { form, ...rest } = reopenDesk(written(), recallDraft(), recallShelf());
    show(fillGaps(form, { ...EMPTY, subject: linkedSubject() }));
    setShelf(rest);
  });
  useEffect(() => restore(), []);

  function act(action: DeskAction) {
    const before = written();
    const { form, ...rest } = reduceDesk({ ...shelf, form: before }, action);
    setShelf(rest);
    if (!isSame(form, before)) show(form);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (event.timeStamp - sentAt.current < ONE_PRESS) return;
    const message = written();
    const fault = validate(message, errors);
    if (fault) {
      setFeedback({ kind: 'error', fault, attempt: event.timeStamp });
      return;
    }
    window.location.href = mailtoHref(composeMail(message, mail));
    sentAt.current = event.timeStamp;
    act('send');
    setFeedback({ kind: 'success' });
  }

  useFormEvents(submit, noteEdit);

  useLayoutEffect(() => {
    const form = findForm();
    if (!form || feedback?.kind !== 'error') return undefined;
    const unmark = markFault(form, feedback.fault, ERROR_ID);
    // By now the field is marked and has its message, which are read out when it is focused.
    focusField(form, feedback.fault.field);
    return unmark;
  }, [feedback]);

  function dismiss() {
    act('dismiss');
    focusField(findForm(), 'name');
  }

  const sent = shelf.sent[shelf.sent.length - 1];
  return {
    feedback,
    isTooLong,
    /** The mail as it is written now, and as it was sent. */
    readMail: () => composeMail(written(), mail),
    sentMail: sent && composeMail(sent, mail),
    moves: movesOf(shelf),
    move: (move: Move) => act(move),
    dismiss,
  };
}
