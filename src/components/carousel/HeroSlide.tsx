import { memo, useCallback, useState } from 'react';
import type { Link } from '../../content/description.ts';
import type { HeroSlideData } from '../../visuals/heroSlides.ts';
import { Picture } from '../Picture.tsx';
import { HeroLine } from './HeroLine.tsx';
import styles from './HeroSlide.module.css';
import { HeroWords } from './HeroWords.tsx';
import { UPRIGHT_HERO } from './heroWindows.ts';

export interface HeroSlideProps {
  slide: HeroSlideData;
  position: number;
  name: string;
  /** Shown once, above the words of every slide; without subgrid each slide leaves room for it. */
  heading: string;
  secondButton: Link;
  isHidden: boolean;
  /** The current slide fades in over this one. */
  isPrevious: boolean;
  /** Its picture does not load yet. */
  isWaiting: boolean;
  /** The rotation waits until the next picture is decoded. */
  registerPicture: ((position: number, image: HTMLImageElement | null) => void) | undefined;
}

/** Memoized: a slide change re-renders two slides. */
export const HeroSlide = memo(function HeroSlide(props: HeroSlideProps) {
  const { slide, position, registerPicture, secondButton } = props;
  // A slide stays transparent over the previous one until its picture has loaded or failed.
  const [hasSettled, setSettled] = useState(false);
  const settle = () => setSettled(true);
  const imageRef = useCallback(
    (image: HTMLImageElement | null) => {
      registerPicture?.(position, image);
      // A picture that loaded or failed before hydration fires no event any more.
      if (image?.complete) setSettled(true);
    },
    [registerPicture, position],
  );
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={props.name}
      className={styles.slide}
      data-heading={props.heading}
      inert={props.isHidden}
      data-beneath={props.isPrevious ? '' : undefined}
      data-waiting={props.isWaiting ? '' : undefined}
    >
      <div className={styles.frame} data-settled={hasSettled ? '' : undefined}>
        <Picture
          {...slide.picture}
          portrait={slide.portrait}
          uprightMedia={UPRIGHT_HERO}
          when={position === 0 ? 'hero' : 'later'}
          shape="cover"
          imageProps={{ ref: imageRef, onLoad: settle, onError: settle }}
        />
        <HeroLine scene={slide.picture} window={slide.portrait && 'wide'} />
        <HeroLine scene={slide.portrait} window="upright" />
      </div>
      <HeroWords slide={slide} secondButton={secondButton} />
    </div>
  );
});
