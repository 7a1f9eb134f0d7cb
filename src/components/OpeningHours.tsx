import type { Company } from '../content/description.ts';
import styles from './OpeningHours.module.css';

export interface OpeningHoursProps {
  hours: NonNullable<Company['hours']>;
  /** Says that the emergency line has other hours. */
  apart?: string | undefined;
}

export function OpeningHours({ hours, apart }: OpeningHoursProps) {
  return (
    <div className={styles.hours}>
      <dl>
        {hours.map(({ days, open }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{open}</dd>
          </div>
        ))}
      </dl>
      {apart && <p>{apart}</p>}
    </div>
  );
}
