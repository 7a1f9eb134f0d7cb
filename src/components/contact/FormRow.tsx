import type { ReactNode } from 'react';
import styles from './FormRow.module.css';

export interface FormRowProps {
  /** Stands before what it names, as on the tag of a parcel. */
  word: string;
  /** Whether its fields stand one below the other, however much room there is. */
  isStacked?: boolean;
  children: ReactNode;
}

export function FormRow({ word, isStacked = false, children }: FormRowProps) {
  return (
    <div className={styles.row}>
      <b>{word}</b>
      <div data-stacked={isStacked ? '' : undefined}>{children}</div>
    </div>
  );
}
