import { useCallback, useState } from 'react';
import styles from './Logo.module.css';

export interface LogoProps {
  name: string;
  image: { src: string; width: number; height: number };
  darkSrc?: string | undefined;
  fallbackSrc: string;
  homeLabel: string;
  /** Its own, mark, wide or tall, and the name's beside it, if that is long. A wide one has it in it. */
  shape: string;
}

export function Logo({ name, homeLabel, shape, image, darkSrc, fallbackSrc }: LogoProps) {
  const [hasFailed, setHasFailed] = useState(false);
  // The file may have failed before this script was there to hear of it.
  const checkImage = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
  }, []);

  return (
    <a className={`display ${styles.logo}`} href="/" aria-label={homeLabel} data-shape={shape}>
      <picture>
        {/* On paper it is never dark. */}
        {darkSrc && !hasFailed && (
          <source srcSet={darkSrc} media="screen and (prefers-color-scheme: dark)" />
        )}
        <img
          ref={checkImage}
          alt=""
          {...image}
          src={hasFailed ? fallbackSrc : image.src}
          onError={() => setHasFailed(true)}
        />
      </picture>
      <span>{name}</span>
    </a>
  );
}
