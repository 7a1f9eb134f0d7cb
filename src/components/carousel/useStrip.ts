import { type Dispatch, type RefObject, useLayoutEffect } from 'react';
import type { RotationAction } from './rotation.ts';

/** Before the script came the slides were a strip: the visitor stays where they had swiped to. */
export function useStrip(strip: RefObject<HTMLElement | null>, dispatch: Dispatch<RotationAction>) {
  useLayoutEffect(() => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (scrollLeft > 0) dispatch({ type: 'begin', index: Math.round(scrollLeft / clientWidth) });
  }, [strip, dispatch]);
}
