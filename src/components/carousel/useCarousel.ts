import { useEffect, useReducer } from 'react';
import { INTERVAL, isRotating, rotation, startRotation } from './rotation.ts';
import { usePicturePreload } from './usePicturePreload.ts';

/** Settles once a slide's picture can be shown; undefined where that is now. */
type UntilReady = (index: number) => Promise<void> | undefined;

/** The slides' state, turned by one timeout that every change starts afresh. */
export function useCarousel(count: number, untilReady?: UntilReady) {
  const [state, dispatch] = useReducer(rotation, count, startRotation);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) dispatch({ type: 'pause' });
  }, []);

  // Any new state gives its slide a full interval.
  useEffect(() => {
    if (!isRotating(state)) return;
    let isCurrent = true;
    const advance = () => isCurrent && dispatch({ type: 'advance' });
    const timer = setTimeout(() => {
      const waiting = untilReady?.((state.index + 1) % state.count);
      if (waiting) waiting.then(advance);
      else advance();
    }, INTERVAL);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [state, untilReady]);

  return { ...state, rotating: isRotating(state), furthest: usePicturePreload(state), dispatch };
}
