import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { EMPTY, fillForm, fillGaps, forget, keep, readForm, recall } from './draft.ts';
import { composeMail, LONGEST, type MailOptions, mailtoHref } from './mailto.ts';
import { usePutBack } from './usePutBack.ts';
import { useSentMessage } from './useSentMessage.ts';
import { type ContactErrors, type ContactMessage, type Fault, validate } from './validate.ts';

export type Feedback = { kind: 'error'; fault: Fault; attempt: number } | { kind: 'success' };

/** A second press within this time is the same press, made twice. */
const ONE_PRESS = 1000;

const linkedSubject = () => new URLSearchParams(window.location.search).get('subject') ?? '';

/** The fields keep their own text, so that what was typed before the script ran is still there. */
export function useContactForm(mail: MailOptions, errors: ContactErrors) {
  const form = useRef<HTMLFormElement>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const [sent, setSent] = useSentMessage();
  const [isTooLong, setTooLong] = useState(false);

  function show(message: ContactMessage) {
    if (form.current) fillForm(form.current, message);
    noteEdit();
  }

  function noteEdit() {
    if (!form.current) return;
    const message = readForm(form.current);
    // A subject that came with the link comes with it again; another link may bring another.
    const subject = message.subject === linkedSubject() ? '' : message.subject;
    keep('contact-draft', { ...message, subject });
    setTooLong(mailtoHref(composeMail(message, mail)).length > LONGEST.mailto);
    setFeedback(null);
  }

  const { putBack, canUndo, forgetDisplaced } = usePutBack(form, sent, show);

  const restore = useEffectEvent(() => {
    if (!form.current) return;
    const before = fillGaps(readForm(form.current), recall('contact-draft'));
    show(fillGaps(before, { ...EMPTY, subject: linkedSubject() }));
  });
  useEffect(() => restore(), []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (event.timeStamp - sentAt.current < ONE_PRESS) return;
    const message = readForm(event.currentTarget);
    const fault = validate(message, errors);
    if (fault) {
      setFeedback({ kind: 'error', fault, attempt: event.timeStamp });
      const field = event.currentTarget.elements.namedItem(fault.field);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    window.location.href = mailtoHref(composeMail(message, mail));
    sentAt.current = event.timeStamp;
    event.currentTarget.reset();
    forget('contact-draft');
    forgetDisplaced();
    setTooLong(false);
    setSent(message);
    setFeedback({ kind: 'success' });
  }

  function dismiss() {
    setSent(null);
    const field = form.current?.elements.namedItem('name');
    if (field instanceof HTMLElement) field.focus();
  }

  return {
    form,
    feedback,
    isTooLong,
    /** The mail as it is written now, and as it was sent. */
    readMail: () => composeMail(form.current ? readForm(form.current) : EMPTY, mail),
    sentMail: sent && composeMail(sent, mail),
    submit,
    noteEdit,
    putBack,
    canUndo,
    dismiss,
  };
}
