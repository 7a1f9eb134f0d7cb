import { useEffect, useRef, useState } from 'react';
import styles from './Logo.module.css';

export interface LogoProps {
  name: string;
  src: string;
  fallbackSrc: string;
  homeLabel: string;
}

export function Logo({ name, src, fallbackSrc, homeLabel }: LogoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    // The file may have failed before this script was there to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setHasFailed(true);
  }, []);

  return (
    <a className={styles.logo} href="/" aria-label={homeLabel}>
      <img
        ref={image}
        src={hasFailed ? fallbackSrc : src}
        alt=""
        width="44"
        height="44"
        onError={() => setHasFailed(true)}
      />
      <span>{name}</span>
    </a>
  );
}
