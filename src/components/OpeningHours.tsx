import { Fragment } from 'react';
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
      <p data-hours="">
        {hours.map(({ days, open }) => (
          <Fragment key={days}>
            <span>{days}</span> <b>{open}</b>
          </Fragment>
        ))}
      </p>
      {apart && <p>{apart}</p>}
    </div>
  );
}
