import type { Company } from '../content/description.ts';
import styles from './Figures.module.css';

export interface FiguresProps {
  figures: Company['stats'];
  /** Whether cards follow, which take the line over at the right. */
  isBeforeCards: boolean;
}

const IN_A_ROW = 4;

export function Figures({ figures, isBeforeCards }: FiguresProps) {
  if (figures.length === 0) return null;
  return (
    <div className={styles.figures} data-line={isBeforeCards ? 'right' : 'left'}>
      <ul className="wrap" data-count={figures.length > IN_A_ROW ? 'many' : figures.length}>
        {figures.map(({ value, label }) => (
          <li key={label}>
            <b>{value}</b>
            <span>{` ${label}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
