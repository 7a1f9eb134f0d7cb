import { type Dispatch, type RefObject, useEffect } from 'react';
import { isFocusVisible } from '../isFocusVisible.ts';
import type { RotationAction } from './rotation.ts';

const SWIPE = 40;

/** What the visitor does over the slides: a mouse or the keyboard holds them, a swipe turns them. */
export function useInteractionHolds(
  slides: RefObject<HTMLElement | null>,
  dispatch: Dispatch<RotationAction>,
): void {
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

  useEffect(() => {
    const listening = new AbortController();
    let touchStart: number | null = null;
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => slides.current?.addEventListener(type, listener, { signal: listening.signal });

    // A touch leaves a "hover" behind that nothing ends, so only a mouse or a pen holds.
    on('pointerenter', (event) => {
      if (event.pointerType !== 'touch') dispatch({ type: 'hold', hold: 'hover' });
    });
    on('pointerleave', () => dispatch({ type: 'release', hold: 'hover' }));
    // A dot keeps focus after a click too; only focus that the visitor can see holds.
    on('focusin', ({ target }) => {
      if (target instanceof Element && isFocusVisible(target)) {
        dispatch({ type: 'hold', hold: 'focus' });
      }
    });
    on('focusout', () => dispatch({ type: 'release', hold: 'focus' }));
    on('pointerdown', (event) => {
      touchStart = event.pointerType === 'touch' ? event.clientX : null;
    });
    on('pointerup', (event) => {
      if (touchStart === null) return;
      const distance = event.clientX - touchStart;
      touchStart = null;
      if (Math.abs(distance) >= SWIPE) dispatch({ type: distance < 0 ? 'advance' : 'back' });
    });
    on('pointercancel', () => {
      touchStart = null;
    });
    return () => listening.abort();
  }, [slides, dispatch]);
}
