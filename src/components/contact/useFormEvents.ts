import { useEffectEvent, useLayoutEffect } from 'react';
import { findForm } from './formElement.ts';

/**
 * Listens to a form that React does not render, so that React cannot lose what is in it: text typed
 * before the script came, and whatever an extension or a translation has made of it.
 */
export function useFormEvents(onSubmit: (event: SubmitEvent) => void, onInput: () => void): void {
  const submit = useEffectEvent(onSubmit);
  const input = useEffectEvent(onInput);
  useLayoutEffect(() => {
    const form = findForm();
    if (!form) return undefined;
    const submitted = (event: SubmitEvent) => submit(event);
    const edited = () => input();
    form.addEventListener('submit', submitted);
    form.addEventListener('input', edited);
    // With the script, its own messages take the place of the browser's.
    form.noValidate = true;
    return () => {
      form.removeEventListener('submit', submitted);
      form.removeEventListener('input', edited);
      form.noValidate = false;
    };
  }, []);
}
