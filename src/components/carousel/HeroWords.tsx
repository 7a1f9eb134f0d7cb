import type { Link } from '../../content/description.ts';
import { pageHref } from '../../metadata/links.ts';
import type { HeroSlideData } from '../../visuals/heroSlides.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { MarkedText, Sentences } from '../MarkedText.tsx';
import styles from './HeroSlide.module.css';

export interface HeroWordsProps {
  slide: HeroSlideData;
  secondButton: Link;
}

/** A chosen slide is announced by its title alone: the rest is `aria-live="off"`. */
export function HeroWords({ slide, secondButton }: HeroWordsProps) {
  return (
    <div className={styles.words}>
      <h2 data-long={slide.long}>
        <Sentences text={slide.title} />
      </h2>
      <p aria-live="off">
        <MarkedText text={slide.subtitle} />
      </p>
      <div className={styles.buttons} aria-live="off">
        <ButtonLink href={slide.buttonLink} isForward>
          {slide.buttonText}
          {/* In a screen reader's list of links, "Learn More" alone says too little. */}
          <span className="visually-hidden">{` (${slide.title})`}</span>
        </ButtonLink>
        <ButtonLink href={pageHref(secondButton)} look="quiet">
          {secondButton.text}
        </ButtonLink>
      </div>
    </div>
  );
}
