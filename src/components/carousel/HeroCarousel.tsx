import type { ReactNode } from 'react';
import type { Link } from '../../content/description.ts';
import { fill } from '../../content/fill.ts';
import type { HeroSlideData } from '../../visuals/heroSlides.ts';
import styles from './HeroCarousel.module.css';
import { HeroSlide } from './HeroSlide.tsx';

export interface HeroCarouselProps {
  heading: string;
  label: string;
  slides: HeroSlideData[];
  /** Which of them a slide is; its title is its heading. {number} and {count} stand for its own. */
  slideNumber: string;
  secondButton: Link;
  urgent: { label: string; phone: string };
  /** What turns the slides. */
  children?: ReactNode;
}

/** Stays HTML: SlideControls, the island within it, turns the slides and never renders them. */
export function HeroCarousel({ heading, label, slides, children, ...slide }: HeroCarouselProps) {
  const canTurn = slides.length > 1;
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      // Before the script runs, and if it never does, the slides are a strip that scrolls sideways.
      data-strip={canTurn ? '' : undefined}
      data-still=""
      data-rotating={canTurn ? '' : undefined}
    >
      <h1 className={styles.heading}>{heading}</h1>
      {children}
      <div className={styles.slides} aria-live={canTurn ? 'off' : 'polite'}>
        {slides.map(({ id, title, ...rest }, position) => (
          <HeroSlide
            key={id}
            slide={{ id, title, ...rest }}
            heading={heading}
            name={fill(slide.slideNumber, { number: position + 1, count: slides.length })}
            secondButton={slide.secondButton}
            urgent={slide.urgent}
            isFirst={position === 0}
          />
        ))}
      </div>
    </section>
  );
}
