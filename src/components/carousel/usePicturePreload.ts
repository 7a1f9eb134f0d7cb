import { useEffect, useState } from 'react';
import { isRotating, type Rotation, SLIDE_INTERVAL } from './rotation.ts';

/** Milliseconds before its turn at which a picture starts to load. */
export const PRELOAD_LEAD = 2000;

/**
 * The last slide whose picture may load: the current one, shortly before its turn the next one, and
 * all of them once a mouse or the keyboard is near, since any may then be chosen.
 */
export function usePicturePreload(state: Rotation): number {
  const { index, count, holds } = state;
  const [lastLoadable, setLastLoadable] = useState(index);
  const isNear = holds.includes('hover') || holds.includes('focus');
  const wanted = isNear ? count - 1 : index;
  // Adjusted while rendering: a picture that loads stays.
  if (wanted > lastLoadable) setLastLoadable(wanted);

  useEffect(() => {
    if (!isRotating(state)) return;
    const next = (state.index + 1) % state.count;
    const load = () => setLastLoadable((before) => Math.max(before, next));
    const timer = setTimeout(load, SLIDE_INTERVAL - PRELOAD_LEAD);
    return () => clearTimeout(timer);
  }, [state]);

  return lastLoadable;
}
