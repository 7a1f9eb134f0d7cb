import type { ReactNode } from 'react';
import styles from './FormRow.module.css';

export interface FormRowProps {
  /** Stands before what it names, as on the tag of a parcel. */
  word: string;
  children: ReactNode;
}

export function FormRow({ word, children }: FormRowProps) {
  return (
    <div className={styles.row}>
      <b>{word}</b>
      <div>{children}</div>
    </div>
  );
}
