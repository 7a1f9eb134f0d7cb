import type { ComponentProps, ReactNode, Ref } from 'react';
import type { Link, Words } from '../../content/description.ts';
import { fill } from '../../content/fill.ts';
import type { HeroSlideData } from '../../visuals/heroSlides.ts';
import styles from './HeroCarousel.module.css';
import { HeroSlide, type HeroSlideProps } from './HeroSlide.tsx';

export interface HeroSlidesProps {
  heading: string;
  label: string;
  slides: HeroSlideData[];
  secondButton: Link;
  urgent: { label: string; phone: string };
  words: Pick<Words, 'slide' | 'slideNumber' | 'chooseSlide' | 'pauseSlides'>;
  /** Side by side, to be scrolled, instead of one at a time. */
  isStrip?: boolean;
  index?: number;
  /** The slide over which the current one fades in. */
  previous?: number | null;
  /** The last slide whose picture may load. */
  lastLoadable?: number;
  isRotating?: boolean;
  strip?: Ref<HTMLDivElement>;
  registerPicture?: HeroSlideProps['registerPicture'];
  sectionProps?: ComponentProps<'section'>;
  /** The controls. */
  children?: ReactNode;
}

export function HeroSlides(props: HeroSlidesProps) {
  const {
    isStrip = false,
    index = 0,
    previous = null,
    lastLoadable = 0,
    isRotating = false,
  } = props;
  const { heading, label, slides, secondButton, urgent, words } = props;
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      data-strip={isStrip ? '' : undefined}
      data-still={previous === null ? '' : undefined}
      data-rotating={isRotating ? '' : undefined}
      {...props.sectionProps}
    >
      <h1 className={styles.heading}>{heading}</h1>
      {props.children}
      <div
        ref={props.strip}
        className={styles.slides}
        aria-live={isStrip || isRotating ? 'off' : 'polite'}
      >
        {slides.map((slide, position) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            position={position}
            heading={heading}
            name={fill(words.slideNumber, { number: position + 1, count: slides.length })}
            secondButton={secondButton}
            urgent={urgent}
            isHidden={!isStrip && position !== index}
            isPrevious={position === previous && position !== index}
            isWaiting={position > lastLoadable}
            registerPicture={props.registerPicture}
          />
        ))}
      </div>
    </section>
  );
}
