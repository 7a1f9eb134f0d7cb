import { Fragment } from 'react';
import type { Link } from '../../content/description.ts';
import { pageHref } from '../../metadata/links.ts';
import type { HeroSlideData } from '../../visuals/heroSlides.ts';
import { sentencesOf } from '../../visuals/titles.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { MarkedText } from '../MarkedText.tsx';
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
        {/* It breaks between its sentences first. The space is outside: in a box it is not heard. */}
        {sentencesOf(slide.title).map((sentence, place) => (
          <Fragment key={sentence}>
            {place > 0 && ' '}
            <span>{sentence}</span>
          </Fragment>
        ))}
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
