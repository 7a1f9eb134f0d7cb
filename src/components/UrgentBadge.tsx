import type { UrgentLine } from '../metadata/urgentLine.ts';
import styles from './UrgentBadge.module.css';

export type UrgentBadgeProps = Pick<UrgentLine, 'badge' | 'name'>;

/** Whose number it is, for the eye: the number's link says it to those who listen. */
export function UrgentBadge({ badge, name }: UrgentBadgeProps) {
  return (
    <span className={styles.badge} aria-hidden="true">
      {badge && <b className="display">{badge}</b>} {name}
    </span>
  );
}
