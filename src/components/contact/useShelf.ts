import { useEffect, useEffectEvent, useState } from 'react';
import { EMPTY_SHELF } from './desk.ts';
import { keepShelf } from './kept.ts';

/**
 * Some browsers show the mail program, or that there is none, in place of the page, and a phone may
 * end a page that it does not show: then what is on offer is still here when the visitor is back.
 */
export function useShelf() {
  const [shelf, setShelf] = useState(EMPTY_SHELF);

  const keep = useEffectEvent(() => {
    // Until it has been read, what is kept may be more than this.
    if (shelf !== EMPTY_SHELF) keepShelf(shelf);
  });
  useEffect(() => {
    // What was sent is stored only if the page is left; without it, there is nothing to wait for.
    if (shelf.sent.length === 0) keep();
  }, [shelf]);
  useEffect(() => {
    const keepWhenHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    const keepWhenLeft = () => keep();
    document.addEventListener('visibilitychange', keepWhenHidden);
    window.addEventListener('pagehide', keepWhenLeft);
    return () => {
      document.removeEventListener('visibilitychange', keepWhenHidden);
      window.removeEventListener('pagehide', keepWhenLeft);
      // React takes this away only when something broke.
      keep();
    };
  }, []);

  return [shelf, setShelf] as const;
}
