import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Words } from '../../content/description.ts';
import { fill } from '../../content/fill.ts';
import { readCacheTime } from '../../offline/mark.ts';

export type EventWords = Pick<
  Words,
  'copyRefused' | 'connectionLost' | 'connectionBack' | 'connectionKept'
>;

/** Reports presses of copy buttons, and a lost and a restored connection. */
export function useEventToasts(words: EventWords): void {
  useEffect(() => {
    // One id, so that the online toast replaces the offline one.
    const connection = { id: 'connection' };
    const time = readCacheTime();
    if (time) toast.error(fill(words.connectionKept, { time }), connection);
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('offline', () => toast.error(words.connectionLost, connection), { signal });
    addEventListener('online', () => toast.success(words.connectionBack, connection), { signal });
    addEventListener('site:copied', ({ detail }) => toast.success(detail), { signal });
    addEventListener(
      'site:copyrefused',
      ({ detail: value }) => toast.error(fill(words.copyRefused, { value })),
      { signal },
    );
    // CopyButton.module.css shows the buttons now: without the toaster a press would say nothing.
    document.documentElement.dataset.copies = '';
    return () => {
      delete document.documentElement.dataset.copies;
      listeners.abort();
    };
  }, [words]);
}
