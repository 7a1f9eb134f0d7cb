import { inlineScript } from './inlineScript.ts';

/**
 * Stands after the contact form: what is missing is said at its field before the islands' script is
 * there, in the same words and the same place, instead of in the browser's bubble, which comes
 * later, goes by itself and is not heard. A field that somebody else has put into the form is left
 * to the browser. In the words of browsers of ten years.
 */
export const FAULT_SCRIPT = inlineScript(`
((form) => {
  form.addEventListener('invalid', (event) => {
    const field = event.target;
    const place = field.closest('[data-field]');
    if (!place) return;
    event.preventDefault();
    if (field !== form.querySelector('input:invalid,textarea:invalid')) return;
    const fault = field.dataset[field.validity.valueMissing ? 'blank' : 'malformed'];
    place.dataset.fault = fault;
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-description', fault);
    field.focus();
    field.scrollIntoView({ block: 'nearest' });
    field.addEventListener('input', () => {
      delete place.dataset.fault;
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-description');
    }, { once: true });
  }, true);
})(document.getElementById(document.currentScript.dataset.form))`);
