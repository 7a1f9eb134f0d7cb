import { useEffect, useReducer } from 'react';
import { isRotating, rotation, startRotation } from './rotation.ts';

export const INTERVAL = 3000;

/** The slides' state, turned by one timeout that every change starts afresh. */
export function useCarousel(count: number) {
  const [state, dispatch] = useReducer(rotation, count, startRotation);
  const rotating = isRotating(state);

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: any new state gives its slide a full interval
  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => dispatch({ type: 'advance' }), INTERVAL);
    return () => clearTimeout(timer);
  }, [rotating, state]);

  return { ...state, rotating, dispatch };
}
