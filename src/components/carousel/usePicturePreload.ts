import { useEffect, useState } from 'react';
import { INTERVAL, isRotating, type Rotation } from './rotation.ts';

/** How long before its turn a picture is asked for. */
export const LEAD = 2000;

/**
 * How far the slides' pictures may load: to the one that is shown, just before its turn to the
 * next, and to the last once a mouse or the keyboard is near, since any may then be chosen.
 */
export function usePicturePreload(state: Rotation): number {
  const [furthest, setFurthest] = useState(0);
  const { index, count, holds } = state;
  const isNear = holds.includes('hover') || holds.includes('focus');

  useEffect(() => {
    const load = (position: number) => setFurthest((before) => Math.max(before, position));
    load(isNear ? count - 1 : index);
    if (!isRotating(state)) return;
    const timer = setTimeout(() => load((index + 1) % count), INTERVAL - LEAD);
    return () => clearTimeout(timer);
  }, [state, index, count, isNear]);

  return Math.max(furthest, index);
}
