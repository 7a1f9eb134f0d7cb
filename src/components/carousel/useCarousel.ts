import { useEffect, useReducer } from 'react';
import { INTERVAL, isRotating, rotation, startRotation } from './rotation.ts';
import { usePicturePreload } from './usePicturePreload.ts';

/** The slides' state, turned by one timeout that every change starts afresh. */
export function useCarousel(count: number) {
  const [state, dispatch] = useReducer(rotation, count, startRotation);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) dispatch({ type: 'pause' });
  }, []);

  useEffect(() => {
    const update = () =>
      dispatch({ type: document.hidden ? 'hold' : 'release', hold: 'hidden-tab' });
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  // Any new state gives its slide a full interval.
  useEffect(() => {
    if (!isRotating(state)) return;
    const timer = setTimeout(() => dispatch({ type: 'advance' }), INTERVAL);
    return () => clearTimeout(timer);
  }, [state]);

  return { ...state, rotating: isRotating(state), furthest: usePicturePreload(state), dispatch };
}
