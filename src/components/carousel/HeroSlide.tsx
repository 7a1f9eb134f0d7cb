import type { Link } from '../../content/description.ts';
import { pageHref, telHref } from '../../metadata/links.ts';
import type { HeroSlideData } from '../../visuals/heroSlides.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { MarkedText } from '../MarkedText.tsx';
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
  secondButton: Link;
  urgent: { label: string; phone: string };
  isFirst: boolean;
}

export function HeroSlide(props: HeroSlideProps) {
  const { slide, name, heading, secondButton, urgent, isFirst } = props;
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={name}
      className={styles.slide}
      data-heading={heading}
      // With a script, only the first one's picture loads at once.
      data-waiting={isFirst ? undefined : ''}
    >
      <div className={styles.frame} data-frame="">
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
        {/* Of a slide that was chosen the title is said; the rest is read on. */}
        <p aria-live="off">
          <MarkedText text={slide.subtitle} />
        </p>
        <div
          className={styles.buttons}
          data-call={slide.emergencyLine ? '' : undefined}
          aria-live="off"
        >
          <ButtonLink href={slide.buttonLink} isForward>
            {slide.buttonText}
            {/* Read out of its place, the button alone would not say what it is about. */}
            <span className="visually-hidden">{` (${slide.title})`}</span>
          </ButtonLink>
          <ButtonLink href={pageHref(secondButton)} look="quiet">
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
}
