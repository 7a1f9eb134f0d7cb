import type { Scene } from '../../visuals/heroSlides.ts';
import styles from './HeroLine.module.css';

export interface HeroLineProps {
  scene: Scene | undefined;
  isUpright?: boolean;
}

/** The yellow line within a slide's picture. It shares the picture's own coordinates at any size. */
export function HeroLine({ scene, isUpright }: HeroLineProps) {
  if (!scene?.route) return null;
  const { taper, beside, above } = scene.route;
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      preserveAspectRatio="xMidYMax slice"
      data-upright={isUpright ? '' : undefined}
      aria-hidden="true"
    >
      <path className={styles.taper} d={taper} />
      <path className={styles.route} data-place="beside" d={beside} />
      {!isUpright && <path className={styles.route} data-place="above" d={above} />}
    </svg>
  );
}
