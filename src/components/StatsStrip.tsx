import type { Company } from '../content/description.ts';
import styles from './StatsStrip.module.css';

export interface StatsStripProps {
  stats: Company['stats'];
}

export function StatsStrip({ stats }: StatsStripProps) {
  if (stats.length === 0) return null;
  return (
    <dl className={`wrap ${styles.strip}`}>
      {stats.map(({ value, label }) => (
        <div key={label} className={styles.stat}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
