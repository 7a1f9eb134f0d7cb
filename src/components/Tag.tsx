import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export interface TagProps {
  children: ReactNode;
}

/** The paper that goes with whatever is handed over. A drawing, never a record. */
export function Tag({ children }: TagProps) {
  return (
    <div className={styles.tag}>
      <i className={styles.string} />
      <div className={styles.written}>{children}</div>
    </div>
  );
}
