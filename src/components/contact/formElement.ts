import { type ContactMessage, type FieldName, messageOf } from './message.ts';
import type { Fault } from './validate.ts';

/** The form's HTML is there before the script, which finds it by these names. */
export const FORM_ID = 'contact-form';
/** Where the form is told to be too long, beside its message. */
export const NOTICE_ID = 'form-notice';

export const findForm = () => document.querySelector<HTMLFormElement>(`form#${FORM_ID}`);

/** By its name alone: an extension may have wrapped it, or put fields of its own beside it. */
const fieldOf = (form: HTMLFormElement, name: FieldName) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`:is(input, textarea)[name=${name}]`);

export const readForm = (form: HTMLFormElement): ContactMessage =>
  messageOf((name) => fieldOf(form, name)?.value ?? '');

/** A field that says so already is left alone, with its caret and what the browser filled in. */
export function fillForm(form: HTMLFormElement, message: ContactMessage): void {
  messageOf((name) => {
    const field = fieldOf(form, name);
    if (field && field.value !== message[name]) {
      field.value = message[name];
      // Only the field itself hears of it: what was said of it (speed/faultScript.ts) is not true now.
      field.dispatchEvent(new Event('input'));
    }
    return message[name];
  });
}

/** A field that is in sight gets focus where it is: then what stands above it may not be. */
export function focusField(form: HTMLFormElement | null, name: FieldName): void {
  const field = form && fieldOf(form, name);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}

/**
 * Says of a field that it is wrong, and where it is said why, which is shown beside it too: the
 * message may be out of sight. Returns how to take that back.
 */
export function markFault(form: HTMLFormElement, { field: name, text }: Fault, messageId: string) {
  const field = fieldOf(form, name);
  const place = field?.closest('[data-field]');
  const hint = field?.getAttribute('aria-describedby');
  place?.setAttribute('data-fault', text);
  field?.setAttribute('aria-invalid', 'true');
  field?.setAttribute('aria-describedby', [messageId, hint].filter(Boolean).join(' '));
  return () => {
    place?.removeAttribute('data-fault');
    field?.removeAttribute('aria-invalid');
    if (hint) field?.setAttribute('aria-describedby', hint);
    else field?.removeAttribute('aria-describedby');
  };
}
