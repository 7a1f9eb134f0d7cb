import { memo, useEffect, useRef, useState } from 'react';
import { telHref } from '../../metadata/links.ts';
import type { HeroSlideData } from '../../visuals/heroSlides.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { Picture } from '../Picture.tsx';
import { HeroLine } from './HeroLine.tsx';
import styles from './HeroSlide.module.css';
import { UPRIGHT_HERO } from './heroWindows.ts';
import { Sentences } from './Sentences.tsx';

export interface HeroSlideProps {
  slide: HeroSlideData;
  name: string;
  /** Stands above the words of every slide: where rows cannot be shared, its room is kept. */
  heading: string;
  secondButton: { text: string; href: string };
  urgent: { label: string; phone: string };
  isFirst: boolean;
  isHidden: boolean;
  /** Whether it was shown before the present one, which fades in over it. */
  isBeneath: boolean;
  /** Whether its picture is not to load yet. */
  isWaiting: boolean;
}

export const HeroSlide = memo(function HeroSlide({
  slide,
  name,
  heading,
  secondButton,
  urgent,
  isFirst,
  isHidden,
  isBeneath,
  isWaiting,
}: HeroSlideProps) {
  const [frame, isPainted] = usePainted();
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={name}
      className={styles.slide}
      inert={isHidden}
      data-heading={heading}
      data-beneath={isBeneath ? '' : undefined}
      data-waiting={isWaiting ? '' : undefined}
    >
      <div ref={frame} className={styles.frame} data-painted={isPainted ? '' : undefined}>
        <Picture
          {...slide.picture}
          portrait={slide.portrait}
          uprightMedia={UPRIGHT_HERO}
          when={isFirst ? 'hero' : 'later'}
          shape="cover"
        />
        <HeroLine scene={slide.picture} window={slide.portrait && 'wide'} />
        <HeroLine scene={slide.portrait} window="upright" />
      </div>
      <div className={styles.words}>
        <h2 data-long={slide.long}>
          <Sentences text={slide.title} />
        </h2>
        <p>{slide.subtitle}</p>
        <div className={styles.buttons} data-call={slide.emergencyLine ? '' : undefined}>
          <ButtonLink href={slide.buttonLink} isForward>
            {slide.buttonText}
            {/* Read out of its place, the button alone would not say what it is about. */}
            <span className="visually-hidden"> ({slide.title})</span>
          </ButtonLink>
          <ButtonLink href={secondButton.href} look="quiet">
            {secondButton.text}
          </ButtonLink>
          {slide.emergencyLine && (
            <a className={styles.call} href={telHref(urgent.phone)}>
              <span>{urgent.label}</span> <b>{urgent.phone}</b>
            </a>
          )}
        </div>
      </div>
    </div>
  );
});

/** Whether the picture in a frame has come: until then the one beneath stays in sight. */
function usePainted() {
  const frame = useRef<HTMLDivElement>(null);
  const [isPainted, setIsPainted] = useState(false);

  useEffect(() => {
    const image = frame.current?.querySelector('img');
    if (!image) return;
    const settle = () => setIsPainted(true);
    if (image.complete && image.naturalWidth > 0) settle();
    // A picture that never comes must not keep another's words beside the wrong scene.
    image.addEventListener('load', settle);
    image.addEventListener('error', settle);
    return () => {
      image.removeEventListener('load', settle);
      image.removeEventListener('error', settle);
    };
  }, []);

  return [frame, isPainted] as const;
}
