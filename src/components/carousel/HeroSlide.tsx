import { memo, useCallback, useState } from 'react';
import type { Link } from '../../content/description.ts';
import { pageHref } from '../../metadata/links.ts';
import type { HeroSlideData, Scene } from '../../visuals/heroSlides.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { MarkedText, Sentences } from '../MarkedText.tsx';
import { Picture } from '../Picture.tsx';
import styles from './HeroSlide.module.css';
import { UPRIGHT_HERO_MEDIA } from './heroWindows.ts';

export interface HeroSlideProps {
  slide: HeroSlideData;
  position: number;
  name: string;
  secondButton: Link;
  isHidden: boolean;
  /** The current slide fades in over this one. */
  isPrevious: boolean;
  /** Its picture does not load yet. */
  isWaiting: boolean;
}

/** Memoized: a slide change re-renders two slides. */
export const HeroSlide = memo(function HeroSlide(props: HeroSlideProps) {
  const { slide, secondButton } = props;
  // A slide stays transparent over the previous one until its picture has loaded or failed.
  const [hasSettled, setSettled] = useState(false);
  const settle = () => setSettled(true);
  // A picture that loaded or failed before hydration fires no event any more.
  const checkPicture = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setSettled(true);
  }, []);
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={props.name}
      className={styles.slide}
      inert={props.isHidden}
      data-beneath={props.isPrevious ? '' : undefined}
      data-waiting={props.isWaiting ? '' : undefined}
    >
      <div className={styles.frame} data-settled={hasSettled ? '' : undefined}>
        <Picture
          {...slide.picture}
          portrait={slide.portrait}
          uprightMedia={UPRIGHT_HERO_MEDIA}
          when={props.position === 0 ? 'hero' : 'later'}
          shape="cover"
          imageProps={{ ref: checkPicture, onLoad: settle, onError: settle }}
        />
        <HeroLine scene={slide.picture} window={slide.portrait && 'wide'} />
        <HeroLine scene={slide.portrait} window="upright" />
      </div>
      <HeroWords slide={slide} secondButton={secondButton} />
    </div>
  );
});

interface HeroLineProps {
  scene: Scene | undefined;
  /** One of `heroWindows.ts`; none if there is a single picture. */
  window?: 'wide' | 'upright' | undefined;
}

/** The yellow line within a slide's picture. It shares the picture's own coordinates at any size. */
function HeroLine({ scene, window }: HeroLineProps) {
  if (!scene?.route) return null;
  const { taper, beside, above } = scene.route;
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      preserveAspectRatio="xMidYMax slice"
      data-window={window}
      aria-hidden="true"
    >
      <path d={taper} />
      <path className={`${styles.route} ${styles.beside}`} d={beside} />
      {window !== 'upright' && <path className={`${styles.route} ${styles.above}`} d={above} />}
    </svg>
  );
}

/** A chosen slide is announced by its title alone: the rest is `aria-live="off"`. */
function HeroWords({ slide, secondButton }: Pick<HeroSlideProps, 'slide' | 'secondButton'>) {
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
