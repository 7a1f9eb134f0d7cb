import type { UrgentLine } from '../metadata/urgentLine.ts';
import styles from './UrgentBadge.module.css';

/** Whose number it is, for the eye: the number's link says it to those who listen. */
export function UrgentBadge({ badge, name }: Pick<UrgentLine, 'badge' | 'name'>) {
  return (
    <span className={styles.badge} aria-hidden="true">
      {badge && <b className="display">{badge}</b>} {name}
    </span>
  );
}
