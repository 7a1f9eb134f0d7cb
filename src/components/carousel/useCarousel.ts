import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react';
import { createRotation, isRotating, rotationReducer, SLIDE_INTERVAL } from './rotation.ts';

export interface CarouselOptions {
  count: number;
  strip: RefObject<HTMLElement | null>;
  startsPaused?: boolean | undefined;
}

/** The carousel's state, advanced by one timeout that every change restarts. */
export function useCarousel({ count, strip, startsPaused = false }: CarouselOptions) {
  const [state, dispatch] = useReducer(rotationReducer, null, () =>
    createRotation(count, !startsPaused),
  );
  const [isStrip, setStrip] = useState(true);
  const [lastLoadable, setLastLoadable] = useState(0);

  useLayoutEffect(() => {
    // Before hydration the slides are a strip: start from the one the visitor swiped to.
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    if (scrollLeft > 0) dispatch({ type: 'begin', index: Math.round(scrollLeft / clientWidth) });
    setStrip(false);
  }, [strip]);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) dispatch({ type: 'pause' });
  }, []);

  useEffect(() => {
    if (!isRotating(state)) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const next = strip.current?.querySelectorAll('img')[(state.index + 1) % state.count];
      // A picture that fails to load must not stop the rotation.
      await next?.decode().catch(() => {});
      if (isCurrent) dispatch({ type: 'advance' });
    }, SLIDE_INTERVAL);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [state, strip]);

  // A picture loads while the slide before it is shown.
  const nextLoadable = isRotating(state) ? state.index + 1 : state.index;
  if (nextLoadable > lastLoadable) setLastLoadable(nextLoadable);
  // The dot that was pressed changes in the first frame, the slides in the next: together they took
  // 144 to 184 ms on a slow phone instead of 40 to 56.
  const deferred = useDeferredValue(state);
  const { index, previous } = state.previous === null ? state : deferred;
  return {
    index: state.index,
    isPlaying: state.playing,
    shown: {
      isStrip,
      index,
      previous,
      lastLoadable,
      isRotating: !isStrip && isRotating(deferred),
    },
    dispatch,
  };
}
