import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { composeMail, type MailOptions } from './mailto.ts';
import { type ContactErrors, type ContactMessage, type Fault, validate } from './validate.ts';

export type Feedback = { kind: 'error'; fault: Fault } | { kind: 'success' };

/** The fields keep their own text, so that what was typed before the script ran is still there. */
export function useContactForm(mail: MailOptions, errors: ContactErrors) {
  const form = useRef<HTMLFormElement>(null);
  const [feedback, setFeedback] = useState<Feedback | null>(null);

  useEffect(() => {
    const subject = new URLSearchParams(window.location.search).get('subject');
    const field = form.current?.elements.namedItem('subject');
    if (subject && field instanceof HTMLInputElement && !field.value) field.value = subject;
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = readMessage(event.currentTarget);
    const fault = validate(message, errors);
    if (fault) {
      setFeedback({ kind: 'error', fault });
      const field = event.currentTarget.elements.namedItem(fault.field);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    window.location.href = composeMail(message, mail);
    event.currentTarget.reset();
    setFeedback({ kind: 'success' });
  }

  return { form, feedback, submit, clearFeedback: () => setFeedback(null) };
}

function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const read = (name: keyof ContactMessage) => String(data.get(name) ?? '');
  return {
    name: read('name'),
    email: read('email'),
    subject: read('subject'),
    message: read('message'),
  };
}
