import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DRAFT, loadMessage, SENT, saveMessage } from './draftStorage.ts';
import { fillForm, focusField, readForm, readTypedText } from './fieldElements.ts';
import { composeMail, MAX_HREF_LENGTH, type MailOptions, mailtoHref } from './mailto.ts';
import { type ContactMessage, EMPTY_MESSAGE, fillGaps, isEmpty } from './message.ts';
import { type Fault, type FormChecks, validate } from './validate.ts';

type Feedback = { kind: 'error'; fault: Fault; attempt: number } | { kind: 'success' };

/** A second press within this time is a double-click. */
const DOUBLE_PRESS_INTERVAL = 1000;

const linkedSubject = () => new URLSearchParams(window.location.search).get('subject') ?? '';

export function useContactForm(mail: MailOptions, checks: FormChecks) {
  const form = useRef<HTMLFormElement>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const [sent, setSent] = useState(EMPTY_MESSAGE);
  const [isTooLong, setTooLong] = useState(false);
  const [typed] = useState(readTypedText);

  const read = () => (form.current ? readForm(form.current) : EMPTY_MESSAGE);

  function handleEdit() {
    const message = read();
    // Leave the link's subject out of the draft: the URL supplies it on each visit.
    const subject = message.subject === linkedSubject() ? '' : message.subject;
    saveMessage(DRAFT, { ...message, subject });
    setTooLong(mailtoHref(composeMail(message, mail)).length > MAX_HREF_LENGTH.mailto);
    setFeedback(null);
  }

  function fill(message: ContactMessage) {
    if (form.current) fillForm(form.current, message);
    handleEdit();
  }

  function keepSent(next: ContactMessage) {
    setSent(next);
    saveMessage(SENT, next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useLayoutEffect(() => {
    const written = fillGaps(fillGaps(read(), typed), loadMessage(DRAFT));
    fill(fillGaps(written, { ...EMPTY_MESSAGE, subject: linkedSubject() }));
    setSent(loadMessage(SENT));
  }, []);

  useEffect(() => {
    // After the render, when aria-invalid and the description are there to be announced.
    if (feedback?.kind === 'error') focusField(form.current, feedback.fault.field);
  }, [feedback]);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (event.timeStamp - sentAt.current < DOUBLE_PRESS_INTERVAL) return;
    const message = read();
    const fault = validate(message, checks);
    if (fault) {
      setFeedback({ kind: 'error', fault, attempt: event.timeStamp });
      return;
    }
    window.location.href = mailtoHref(composeMail(message, mail));
    sentAt.current = event.timeStamp;
    fill(EMPTY_MESSAGE);
    keepSent(message);
    setFeedback({ kind: 'success' });
  }

  /** Swaps the sent message with what is being written, so that neither is lost. */
  function putBack() {
    const written = read();
    fill(sent);
    if (!isEmpty(written)) keepSent(written);
    // The form is below the button, on a phone out of sight, and its change is announced nowhere.
    focusField(form.current, 'message');
  }

  function dismissSent() {
    keepSent(EMPTY_MESSAGE);
    focusField(form.current, 'name');
  }

  return {
    form,
    feedback,
    isTooLong,
    sentMail: isEmpty(sent) ? null : composeMail(sent, mail),
    readMail: () => composeMail(read(), mail),
    handleSubmit,
    handleEdit,
    putBack,
    dismissSent,
  };
}
