import { memo } from 'react';
import type { HeroSlideData } from '../../visuals/heroSlides.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { Picture } from '../Picture.tsx';
import styles from './HeroSlide.module.css';

export interface HeroSlideProps {
  slide: HeroSlideData;
  name: string;
  secondButton: { text: string; href: string };
  isFirst: boolean;
  isHidden: boolean;
  /** Whether its picture is not to load yet. */
  isWaiting: boolean;
}

export const HeroSlide = memo(function HeroSlide({
  slide,
  name,
  secondButton,
  isFirst,
  isHidden,
  isWaiting,
}: HeroSlideProps) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={name}
      className={styles.slide}
      inert={isHidden}
      data-waiting={isWaiting ? '' : undefined}
    >
      <Picture
        {...slide.picture}
        portrait={slide.portrait}
        when={isFirst ? 'hero' : 'later'}
        shape="cover"
      />
      <div className={`wrap ${styles.words}`}>
        <h2>{slide.title}</h2>
        <p>{slide.subtitle}</p>
        <div className={styles.buttons}>
          <ButtonLink href={slide.buttonLink}>
            {slide.buttonText}
            {/* Read out of its place, the button alone would not say what it is about. */}
            <span className="visually-hidden"> ({slide.title})</span>
          </ButtonLink>
          <ButtonLink href={secondButton.href} look="onNight">
            {secondButton.text}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
});
