import { useCallback, useDeferredValue, useRef } from 'react';
import type { Words } from '../../content/description.ts';
import { fill } from '../../content/fill.ts';
import type { HeroSlideData } from '../../visuals/heroSlides.ts';
import { Icon } from '../Icon.tsx';
import { useHydrated } from '../useHydrated.ts';
import { withStaticFallback } from '../withStaticFallback.tsx';
import styles from './HeroCarousel.module.css';
import { HeroSlide } from './HeroSlide.tsx';
import { useCarousel } from './useCarousel.ts';
import { useInteractionHolds } from './useInteractionHolds.ts';
import { useSightHold } from './useSightHold.ts';
import { useStrip } from './useStrip.ts';

/** A picture that does not come at all keeps nothing waiting. */
const decoded = (slide: Element | undefined) =>
  slide
    ?.querySelector('img')
    ?.decode()
    .catch(() => {});

export interface HeroCarouselProps {
  heading: string;
  label: string;
  slides: HeroSlideData[];
  secondButton: { text: string; href: string };
  urgent: { label: string; phone: string };
  words: Pick<Words, 'slide' | 'chooseSlide' | 'pauseSlides' | 'playSlides'>;
}

function Carousel({ heading, label, slides, secondButton, urgent, words }: HeroCarouselProps) {
  const section = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const untilReady = useCallback(
    (position: number) => decoded(strip.current?.children[position]),
    [],
  );
  const carousel = useCarousel(slides.length, untilReady);
  const { index, previous, furthest, playing, rotating, dispatch } = carousel;
  useStrip(strip, dispatch);
  useSightHold(section, dispatch);
  const holds = useInteractionHolds(section, dispatch);
  // The dot answers at once; the slides, which are more work, in the frame after.
  const deferred = useDeferredValue(index);
  const shown = previous === null ? index : deferred;
  const isHydrated = useHydrated();
  const slideName = (position: number, title: string) =>
    fill(words.slide, { number: position + 1, count: slides.length, title });

  return (
    <section
      ref={section}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      // Before the script runs, and if it never does, the slides are a strip that scrolls sideways.
      data-strip={isHydrated ? undefined : ''}
      data-still={previous === null ? '' : undefined}
      data-rotating={rotating ? '' : undefined}
      {...holds}
    >
      <h1 className={styles.heading}>{heading}</h1>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.rotate}
            aria-label={playing ? words.pauseSlides : words.playSlides}
            onClick={() => dispatch({ type: playing ? 'pause' : 'play' })}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
          <div role="group" aria-label={words.chooseSlide} className={styles.dots}>
            {slides.map(({ id, title }, position) => (
              <button
                key={id}
                type="button"
                className={styles.dot}
                aria-label={slideName(position, title)}
                aria-current={position === index ? 'true' : undefined}
                onClick={() => dispatch({ type: 'show', index: position })}
              />
            ))}
          </div>
        </div>
      )}
      <div ref={strip} className={styles.slides} aria-live={rotating ? 'off' : 'polite'}>
        {slides.map((slide, position) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            heading={heading}
            name={slideName(position, slide.title)}
            secondButton={secondButton}
            urgent={urgent}
            isFirst={position === 0}
            isHidden={isHydrated && position !== shown}
            isBeneath={position === previous && position !== shown}
            isWaiting={position > furthest}
          />
        ))}
      </div>
    </section>
  );
}

export const HeroCarousel = withStaticFallback(Carousel, '[aria-roledescription=carousel]');
