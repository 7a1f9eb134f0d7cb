import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react';
import { INTERVAL, isRotating, rotation, startRotation } from './rotation.ts';
import { usePicturePreload } from './usePicturePreload.ts';
import { useSightHold } from './useSightHold.ts';

export interface CarouselOptions {
  count: number;
  strip: RefObject<HTMLElement | null>;
  pictures: RefObject<(HTMLImageElement | null)[]>;
  startsPaused?: boolean | undefined;
}

/** The carousel's state, advanced by one timeout that every change restarts. */
export function useCarousel({ count, strip, pictures, startsPaused = false }: CarouselOptions) {
  const [state, dispatch] = useReducer(rotation, count, startRotation);
  const [isStrip, setStrip] = useState(true);

  useLayoutEffect(() => {
    // Before hydration the slides are a strip: start from the one the visitor swiped to.
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    if (scrollLeft > 0) dispatch({ type: 'begin', index: Math.round(scrollLeft / clientWidth) });
    setStrip(false);
  }, [strip]);

  useEffect(() => {
    const prefersStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (startsPaused || prefersStill) dispatch({ type: 'pause' });
  }, [startsPaused]);

  useEffect(() => {
    if (!isRotating(state)) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      // A picture that fails to load must not stop the rotation.
      await pictures.current[(state.index + 1) % state.count]?.decode().catch(() => {});
      if (isCurrent) dispatch({ type: 'advance' });
    }, INTERVAL);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [state, pictures]);

  useSightHold(strip, dispatch);
  const furthest = usePicturePreload(state);
  // The dot that was pressed changes in the first frame, the slides in the next: together they took
  // 144 to 184 ms on a slow phone instead of 40 to 56.
  const deferred = useDeferredValue(state);
  const { index, previous } = state.previous === null ? state : deferred;
  return {
    index: state.index,
    isPlaying: state.playing,
    shown: { isStrip, index, previous, furthest, isRotating: isRotating(deferred) },
    dispatch,
  };
}
