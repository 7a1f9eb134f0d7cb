import { type RefObject, useLayoutEffect } from 'react';

interface Shown {
  shown: number;
  /** The slide that was shown before, over which the present one fades in. */
  previous: number | null;
  /** The last slide whose picture may load. */
  furthest: number;
  rotating: boolean;
}

/** Writes on the slides, which React does not render, which one is shown. */
export function useShownSlide(
  strip: RefObject<HTMLElement | null>,
  { shown, previous, furthest, rotating }: Shown,
): void {
  useLayoutEffect(() => {
    const carousel = strip.current?.closest('section');
    carousel?.toggleAttribute('data-still', previous === null);
    carousel?.toggleAttribute('data-rotating', rotating);
    strip.current?.setAttribute('aria-live', rotating ? 'off' : 'polite');
    for (const [position, slide] of [...(strip.current?.children ?? [])].entries()) {
      slide.toggleAttribute('inert', position !== shown);
      slide.toggleAttribute('data-beneath', position === previous && position !== shown);
      slide.toggleAttribute('data-waiting', position > furthest);
    }
  }, [strip, shown, previous, furthest, rotating]);

  // Where the script breaks, React takes its part away, and the slides are a strip again.
  useLayoutEffect(() => {
    const slides = strip.current;
    const carousel = slides?.closest('section');
    carousel?.removeAttribute('data-strip');
    return () => {
      carousel?.setAttribute('data-strip', '');
      for (const slide of slides?.children ?? []) slide.removeAttribute('inert');
    };
  }, [strip]);
}
