import {
  type ContactMessage,
  EMPTY_MESSAGE,
  FIELD_NAMES,
  type FieldName,
  messageOf,
} from './message.ts';

export const FORM_ID = 'contact-form';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Finds a field by `id`: a password manager may add a hidden field of the same `name`. */
export const findField = (form: HTMLFormElement, name: FieldName) =>
  form.querySelector<TextField>(`#${name}`);

export const readForm = (form: HTMLFormElement): ContactMessage =>
  messageOf((name) => findField(form, name)?.value ?? '');

/** Reads the prerendered form: React replaces it after a hydration mismatch or an error. */
export function readTypedText(): ContactMessage {
  if (typeof document === 'undefined') return EMPTY_MESSAGE;
  const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
  return form ? readForm(form) : EMPTY_MESSAGE;
}

/** Leaves a field alone that has the right text already: writing it would move the caret. */
export function fillForm(form: HTMLFormElement, message: ContactMessage): void {
  for (const name of FIELD_NAMES) {
    const field = findField(form, name);
    if (field && field.value !== message[name]) field.value = message[name];
  }
}

/** Writes the message as if it were typed, with the caret behind its first `prompt`. */
export function writeMessage(form: HTMLFormElement, message: string, prompt: string): void {
  const field = findField(form, 'message');
  if (!field) return;
  field.value = message;
  focusField(form, 'message');
  const caret = message.indexOf(prompt) + prompt.length + 1;
  field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** `scrollIntoView` brings label and hint along; on a phone `focus()` reveals the field alone. */
export function focusField(form: HTMLFormElement | null, name: FieldName): void {
  const field = form && findField(form, name);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}
