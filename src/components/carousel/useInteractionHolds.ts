import {
  type Dispatch,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { isFocusVisible } from '../isFocusVisible.ts';
import type { RotationAction } from './rotation.ts';

const SWIPE = 40;

/** What the visitor does over the slides: a mouse or the keyboard holds them, a swipe turns them. */
export function useInteractionHolds(
  slides: RefObject<HTMLElement | null>,
  dispatch: Dispatch<RotationAction>,
) {
  const touchStart = useRef<number | null>(null);

  // Both may have come before this script.
  useEffect(() => {
    const { activeElement } = document;
    if (slides.current?.matches(':hover') && matchMedia('(hover: hover)').matches) {
      dispatch({ type: 'hold', hold: 'hover' });
    }
    if (slides.current?.contains(activeElement) && activeElement && isFocusVisible(activeElement)) {
      dispatch({ type: 'hold', hold: 'focus' });
    }
  }, [slides, dispatch]);

  return {
    // A touch leaves a "hover" behind that nothing ends, so only a mouse or a pen holds.
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'touch') dispatch({ type: 'hold', hold: 'hover' });
    },
    onPointerLeave() {
      dispatch({ type: 'release', hold: 'hover' });
    },
    // A dot keeps focus after a click too; only focus that the visitor can see holds.
    onFocus(event: FocusEvent) {
      if (isFocusVisible(event.target)) dispatch({ type: 'hold', hold: 'focus' });
    },
    onBlur() {
      dispatch({ type: 'release', hold: 'focus' });
    },
    onPointerDown(event: PointerEvent) {
      touchStart.current = event.pointerType === 'touch' ? event.clientX : null;
    },
    onPointerUp(event: PointerEvent) {
      if (touchStart.current === null) return;
      const distance = event.clientX - touchStart.current;
      touchStart.current = null;
      if (Math.abs(distance) >= SWIPE) dispatch({ type: distance < 0 ? 'advance' : 'back' });
    },
    onPointerCancel() {
      touchStart.current = null;
    },
  };
}
