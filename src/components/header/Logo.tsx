import { useCallback, useState } from 'react';
import styles from './Logo.module.css';

export interface LogoProps {
  name: string;
  image: { src: string; width: number; height: number };
  darkSrc?: string | undefined;
  fallbackSrc: string;
  homeLabel: string;
  /** `mark`, `wide` or `tall`, then `long` if the name beside it is. A wide logo contains the name. */
  shape: string;
}

export function Logo({ name, homeLabel, shape, image, darkSrc, fallbackSrc }: LogoProps) {
  const [hasFailed, setHasFailed] = useState(false);
  // An image that failed before hydration fires no further error event.
  const checkImage = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
  }, []);

  return (
    <a className={`display ${styles.logo}`} href="/" aria-label={homeLabel} data-shape={shape}>
      <picture>
        {/* Print always uses the light logo. */}
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
