import { type ContactMessage, FIELD_NAMES, type FieldName, messageOf } from './message.ts';

export const FORM_ID = 'contact-form';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** By id: a password manager may add a hidden field of the same name. */
export const findField = (form: HTMLFormElement, name: FieldName) =>
  form.querySelector<TextField>(`#${name}`);

export const readForm = (form: HTMLFormElement): ContactMessage =>
  messageOf((name) => findField(form, name)?.value ?? '');

/** Leaves a field alone that has the right text already: writing it would move the caret. */
export function fillForm(form: HTMLFormElement, message: ContactMessage): void {
  for (const name of FIELD_NAMES) {
    const field = findField(form, name);
    if (field && field.value !== message[name]) field.value = message[name];
  }
}

/** On a phone, focus scrolls the field alone into view; this brings its label and hint along. */
export function focusField(form: HTMLFormElement | null, name: FieldName): void {
  const field = form && findField(form, name);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}
