import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { fill } from '../../content/fill.ts';

/** As long as the toast that says the same. */
const SHOWN = 2000;

function markAsDone(button: HTMLElement) {
  button.dataset.done = '';
  setTimeout(() => delete button.dataset.done, SHOWN);
}

/** Serves every copy button on the page, so that none of them needs a script of its own. */
export function useCopyButtons(copyRefused: string): void {
  useEffect(() => {
    const copy = async (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest('[data-copy]');
      if (!(button instanceof HTMLElement)) return;
      const { copy: value = '', copied = '' } = button.dataset;
      try {
        await navigator.clipboard.writeText(value);
        markAsDone(button);
        toast.success(copied);
      } catch {
        toast.error(fill(copyRefused, { value }));
      }
    };
    document.addEventListener('click', copy);
    document.documentElement.dataset.copies = '';
    return () => document.removeEventListener('click', copy);
  }, [copyRefused]);
}
