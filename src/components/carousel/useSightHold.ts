import { type Dispatch, type RefObject, useEffect } from 'react';
import type { RotationAction } from './rotation.ts';

/** Holds the slides while they are scrolled out of the viewport or the tab is hidden. */
export function useSightHold(
  slides: RefObject<HTMLElement | null>,
  dispatch: Dispatch<RotationAction>,
) {
  useEffect(() => {
    const update = () =>
      dispatch({ type: document.hidden ? 'hold' : 'release', hold: 'hidden-tab' });
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [dispatch]);

  useEffect(() => {
    if (!slides.current) return;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries[entries.length - 1]?.isIntersecting;
      dispatch({ type: isSeen ? 'release' : 'hold', hold: 'out-of-sight' });
    });
    observer.observe(slides.current);
    return () => observer.disconnect();
  }, [slides, dispatch]);
}
