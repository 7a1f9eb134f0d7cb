import { useRef } from 'react';

type Holder = 'mouse' | 'focus';

interface Pause {
  startPause: () => void;
  endPause: () => void;
}

/** Toasts wait for as long as the mouse or visible focus holds them, whichever leaves last. */
export function useHolders({ startPause, endPause }: Pause) {
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

  return { goOn, hold, letGo };
}
