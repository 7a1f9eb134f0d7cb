import { type ComponentProps, type Dispatch, useEffect, useRef } from 'react';
import type { RotationAction } from './rotation.ts';

/** Holds the slides while the mouse is over them or keyboard focus is in them. */
export function useHolds(dispatch: Dispatch<RotationAction>) {
  const section = useRef<HTMLElement>(null);

  // Pointer and focus may have been there before hydration, and then fire no event.
  useEffect(() => {
    if (section.current?.matches(':hover') && matchMedia('(hover: hover)').matches) {
      dispatch({ type: 'hold', hold: 'hover' });
    }
    if (section.current?.querySelector(':focus-visible')) dispatch({ type: 'hold', hold: 'focus' });
  }, [dispatch]);

  return {
    ref: section,
    // A touch has no pointerleave that would end the hold, so only a mouse or a pen holds.
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== 'touch') dispatch({ type: 'hold', hold: 'hover' });
    },
    onPointerLeave: () => dispatch({ type: 'release', hold: 'hover' }),
    // A clicked dot keeps focus, so only focus with a visible ring holds.
    onFocus: ({ target }) => {
      if (target.matches(':focus-visible')) dispatch({ type: 'hold', hold: 'focus' });
    },
    onBlur: () => dispatch({ type: 'release', hold: 'focus' }),
  } satisfies ComponentProps<'section'>;
}
