import {
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { EMPTY, fillForm, fillGaps, forget, keep, readForm, recall } from './draft.ts';
import { composeMail, LONGEST, type MailOptions, mailtoHref } from './mailto.ts';
import { usePutBack } from './usePutBack.ts';
import { useSentMessage } from './useSentMessage.ts';
import { type ContactErrors, type ContactMessage, type Fault, validate } from './validate.ts';

export type Feedback = { kind: 'error'; fault: Fault; attempt: number } | { kind: 'success' };

/** A second press within this time is the same press, made twice. */
const ONE_PRESS = 1000;

const linkedSubject = () => new URLSearchParams(window.location.search).get('subject') ?? '';

function focusField(form: HTMLFormElement | null, name: keyof ContactMessage) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

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

  // By now the field is marked and has its message, which are read out when it is focused.
  useLayoutEffect(() => {
    if (feedback?.kind === 'error') focusField(form.current, feedback.fault.field);
  }, [feedback]);

  function dismiss() {
    setSent(null);
    focusField(form.current, 'name');
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
