import type { Scene } from '../../visuals/heroSlides.ts';
import styles from './HeroLine.module.css';

export interface HeroLineProps {
  scene: Scene | undefined;
  /** In which of the hero's windows it is drawn: in every one, unless there are two pictures. */
  window?: 'wide' | 'upright' | undefined;
}

/** The yellow line within a slide's picture. It shares the picture's own coordinates at any size. */
export function HeroLine({ scene, window }: HeroLineProps) {
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
      <path className={styles.taper} d={taper} />
      <path className={styles.route} data-place="beside" d={beside} />
      {window !== 'upright' && <path className={styles.route} data-place="above" d={above} />}
    </svg>
  );
}
