import type { Company } from '../content/description.ts';
import styles from './Figures.module.css';

export interface FiguresProps {
  figures: Company['stats'];
}

const IN_A_ROW = 4;

export function Figures({ figures }: FiguresProps) {
  if (figures.length === 0) return null;
  return (
    <div className={styles.figures}>
      <dl className="wrap" data-count={figures.length > IN_A_ROW ? 'many' : figures.length}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
