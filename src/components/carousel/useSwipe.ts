import { type ComponentProps, type Dispatch, useRef } from 'react';
import type { RotationAction } from './rotation.ts';

/** Shortest swipe in CSS pixels; a shorter movement is a tap. */
const SWIPE_DISTANCE = 40;

/** A finger holds the slides while it is down, and a sideways swipe turns them. */
export function useSwipe(dispatch: Dispatch<RotationAction>) {
  const startX = useRef<number | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX }) => {
      if (pointerType !== 'touch') return;
      startX.current = clientX;
      dispatch({ type: 'hold', hold: 'press' });
    },
    onPointerUp: ({ clientX }) => {
      const distance = startX.current === null ? 0 : clientX - startX.current;
      startX.current = null;
      dispatch({ type: 'release', hold: 'press' });
      if (Math.abs(distance) < SWIPE_DISTANCE) return;
      dispatch({ type: distance < 0 ? 'advance' : 'back' });
    },
    // The browser takes the touch over for scrolling.
    onPointerCancel: () => {
      startX.current = null;
      dispatch({ type: 'release', hold: 'press' });
    },
  } satisfies ComponentProps<'section'>;
}
