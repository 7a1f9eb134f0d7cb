import { type RefObject, useLayoutEffect, useState } from 'react';
import { FORM_ID, fillForm, findField, readForm } from './fieldElements.ts';
import { FIELD_NAMES } from './message.ts';

/** The form that is in the page now: its text, and where the caret is. */
function readTypedText() {
  if (typeof document === 'undefined') return null;
  // Outside React: during the first render the element is the server's, or the one that crashed.
  const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
  if (!form) return null;
  const focused = FIELD_NAMES.find((name) => findField(form, name) === document.activeElement);
  const { selectionStart = null, selectionEnd = null } =
    (focused && findField(form, focused)) || {};
  return { form, message: readForm(form), focused, selectionStart, selectionEnd };
}

/**
 * Keeps text, focus and caret when React renders a new form element: after a translator or an
 * extension altered the server's HTML (React error 418), and when the error boundary falls back.
 */
export function useTypedText(form: RefObject<HTMLFormElement | null>): void {
  const [typed] = useState(readTypedText);
  useLayoutEffect(() => {
    // An unchanged element may have received more keys since the render.
    if (!form.current || !typed || form.current === typed.form) return;
    fillForm(form.current, typed.message);
    const field = typed.focused && findField(form.current, typed.focused);
    if (!field) return;
    field.focus({ preventScroll: true });
    // Email fields do not support selection.
    const { selectionStart, selectionEnd } = typed;
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  }, [form, typed]);
}
