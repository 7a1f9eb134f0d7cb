import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Holder = 'mouse' | 'focus';

interface Pause {
  startPause: () => void;
  endPause: () => void;
}

/** Toasts wait for as long as the mouse or visible focus holds them, whichever leaves last. */
export function useHolders(toasts: RefObject<HTMLElement | null>, { startPause, endPause }: Pause) {
  const holders = useRef(new Set<Holder>());
  const goOn = () => {
    holders.current.clear();
    endPause();
  };
  const hold = (holder: Holder) => {
    holders.current.add(holder);
    startPause();
  };
  const letGo = (holder: Holder) => {
    holders.current.delete(holder);
    if (holders.current.size === 0) goOn();
  };

  const pointAt = useEffectEvent(() => hold('mouse'));
  const pointAway = useEffectEvent(() => letGo('mouse'));
  // Not by React, which would have to look at every movement of the mouse to know of these.
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    toasts.current?.addEventListener('pointerenter', () => pointAt(), { signal });
    toasts.current?.addEventListener('pointerleave', () => pointAway(), { signal });
    return () => listening.abort();
  }, [toasts]);

  return { goOn, hold, letGo };
}
