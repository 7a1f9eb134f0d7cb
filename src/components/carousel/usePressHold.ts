import { type Dispatch, useEffect } from 'react';
import type { RotationAction } from './rotation.ts';

/** In milliseconds: by then a press has been answered, on a slow phone too. */
const ANSWERED = 400;

/**
 * Nothing turns while the visitor presses something, wherever it is: no slide comes under the
 * finger, and the browser has the answer alone to paint.
 */
export function usePressHold(dispatch: Dispatch<RotationAction>): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let change: ReturnType<typeof setTimeout>;
    const changeAfter = (delay: number, type: 'hold' | 'release') => {
      clearTimeout(change);
      change = setTimeout(() => dispatch({ type, hold: 'press' }), delay);
    };
    // After whatever the press itself is to do.
    const hold = ({ isPrimary, button }: PointerEvent) => {
      if (isPrimary && button === 0) changeAfter(0, 'hold');
    };
    const release = () => changeAfter(ANSWERED, 'release');
    document.addEventListener('pointerdown', hold, { signal });
    document.addEventListener('pointerup', release, { signal });
    document.addEventListener('pointercancel', release, { signal });
    return () => {
      listening.abort();
      clearTimeout(change);
    };
  }, [dispatch]);
}
