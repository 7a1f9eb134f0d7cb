import { type ComponentProps, type Dispatch, useEffect, useRef } from 'react';
import type { Hold, RotationAction } from './rotation.ts';

/**
 * Holds the slides while the mouse is over them, keyboard focus is in them, they are scrolled out of
 * the viewport, or the tab is hidden.
 */
export function useHolds(dispatch: Dispatch<RotationAction>) {
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!section.current) return;
    const setHold = (hold: Hold, isHeld: boolean) =>
      dispatch({ type: isHeld ? 'hold' : 'release', hold });
    // Pointer and focus may have been there before hydration, and then fire no event.
    const canHover = matchMedia('(hover: hover)').matches;
    setHold('hover', canHover && section.current.matches(':hover'));
    setHold('focus', section.current.querySelector(':focus-visible') !== null);
    const checkTab = () => setHold('hidden-tab', document.hidden);
    checkTab();
    document.addEventListener('visibilitychange', checkTab);
    const observer = new IntersectionObserver((entries) =>
      setHold('out-of-sight', !entries.at(-1)?.isIntersecting),
    );
    observer.observe(section.current);
    return () => {
      document.removeEventListener('visibilitychange', checkTab);
      observer.disconnect();
    };
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
