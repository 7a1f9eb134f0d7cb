import { useCallback, useDeferredValue, useRef } from 'react';
import type { Words } from '../../content/description.ts';
import { fill } from '../../content/fill.ts';
import { Icon } from '../Icon.tsx';
import { withStaticFallback } from '../withStaticFallback.tsx';
import styles from './HeroCarousel.module.css';
import { useCarousel } from './useCarousel.ts';
import { useInteractionHolds } from './useInteractionHolds.ts';
import { usePaintedFrames } from './usePaintedFrames.ts';
import { usePressHold } from './usePressHold.ts';
import { useShownSlide } from './useShownSlide.ts';
import { useSightHold } from './useSightHold.ts';
import { useStrip } from './useStrip.ts';

export interface SlideControlsProps {
  /** One for each slide. */
  titles: string[];
  words: Pick<Words, 'slide' | 'chooseSlide' | 'pauseSlides'>;
}

/** A picture that does not come at all keeps nothing waiting. */
const decoded = (slide: Element | undefined) =>
  slide
    ?.querySelector('img')
    ?.decode()
    .catch(() => {});

/** Turns the slides beside it, which are HTML that no script has to be given again. */
function Controls({ titles, words }: SlideControlsProps) {
  const section = useRef<HTMLElement>(null);
  const strip = useRef<HTMLElement>(null);
  const findSlides = useCallback((controls: HTMLElement | null) => {
    section.current = controls?.closest('section') ?? null;
    strip.current = section.current?.querySelector<HTMLElement>('[aria-live]') ?? null;
  }, []);
  const untilReady = useCallback(
    (position: number) => decoded(strip.current?.children[position]),
    [],
  );
  const carousel = useCarousel(titles.length, untilReady);
  const { index, previous, playing, dispatch } = carousel;
  // The dot answers at once; the slides, which are more work, in the frame after.
  const deferred = useDeferredValue(index);
  useStrip(strip, dispatch);
  useShownSlide(strip, { ...carousel, shown: previous === null ? index : deferred });
  usePaintedFrames(strip);
  useSightHold(section, dispatch);
  useInteractionHolds(section, dispatch);
  usePressHold(dispatch);

  return (
    <div ref={findSlides} className={styles.controls} data-slide-controls="">
      <button
        type="button"
        className={styles.rotate}
        // A state is said when it changes; a name, in Orca, is not.
        aria-label={words.pauseSlides}
        aria-pressed={!playing}
        onClick={() => dispatch({ type: playing ? 'pause' : 'play' })}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <div role="group" aria-label={words.chooseSlide} className={styles.dots}>
        {titles.map((title, position) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place, and two may have one title.
            key={position}
            type="button"
            className={styles.dot}
            aria-label={fill(words.slide, { number: position + 1, count: titles.length, title })}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => dispatch({ type: 'show', index: position })}
          />
        ))}
      </div>
    </div>
  );
}

export const SlideControls = withStaticFallback(Controls, '[data-slide-controls]');
