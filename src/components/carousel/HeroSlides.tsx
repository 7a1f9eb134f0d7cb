import type { ComponentProps, ReactNode, Ref } from 'react';
import type { Link, Words } from '../../content/description.ts';
import { fill } from '../../content/fill.ts';
import { telHref } from '../../metadata/links.ts';
import type { UrgentLine } from '../../metadata/urgentLine.ts';
import type { HeroSlideData } from '../../visuals/heroSlides.ts';
import { UrgentBadge } from '../UrgentBadge.tsx';
import styles from './HeroCarousel.module.css';
import { HeroSlide } from './HeroSlide.tsx';

export interface HeroContent {
  heading: string;
  label: string;
  slides: HeroSlideData[];
  secondButton: Link;
  urgent: Pick<UrgentLine, 'label' | 'badge' | 'name' | 'phone'>;
  words: Pick<Words, 'slide' | 'slideNumber' | 'chooseSlide' | 'pauseSlides'>;
}

export interface HeroSlidesProps extends HeroContent {
  /** Side by side, to be scrolled, instead of one at a time. */
  isStrip?: boolean;
  index?: number;
  /** The slide over which the current one fades in. */
  previous?: number | null;
  /** The last slide whose picture may load. */
  lastLoadable?: number;
  isRotating?: boolean;
  strip?: Ref<HTMLDivElement>;
  sectionProps?: ComponentProps<'section'>;
  children?: ReactNode;
}

export function HeroSlides(props: HeroSlidesProps) {
  const { isStrip = false, index = 0, previous = null, lastLoadable = 0 } = props;
  const { heading, label, slides, secondButton, urgent, words, isRotating = false } = props;
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
      <h1 className="label">{heading}</h1>
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
            name={fill(words.slideNumber, { number: position + 1, count: slides.length })}
            secondButton={secondButton}
            isHidden={!isStrip && position !== index}
            isPrevious={position === previous && position !== index}
            isWaiting={position > lastLoadable}
          />
        ))}
      </div>
      <a
        className={styles.call}
        href={telHref(urgent.phone)}
        aria-label={`${urgent.label} ${urgent.phone}`}
      >
        <UrgentBadge badge={urgent.badge} name={urgent.name} />
        <b className="display">{urgent.phone}</b>
      </a>
    </section>
  );
}
