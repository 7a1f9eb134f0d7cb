import type { Company } from '../content/description.ts';
import { formatDate } from '../metadata/dates.ts';
import styles from './Figures.module.css';
import { MarkedText } from './MarkedText.tsx';

export function Figures({ stats }: Pick<Company, 'stats'>) {
  if (stats.length === 0) return null;
  return (
    <div className={`rail ${styles.figures}`}>
      <ul className="row wrap" data-count={stats.length}>
        {stats.map(({ value, label, basis }) => (
          <li key={label}>
            <b className="display">{value}</b>
            <span>{` ${label}`}</span>
            {basis && (
              <span className="label">
                <MarkedText text={basis.text} />{' '}
                <time dateTime={basis.reviewed}>{`(${formatDate(basis.reviewed)})`}</time>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
