import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export interface TagProps {
  /** Layout of the content. */
  className?: string | undefined;
  children: ReactNode;
}

/** The paper that goes with whatever is handed over. A drawing, never a record. */
export function Tag({ className = '', children }: TagProps) {
  return (
    <div className={styles.tag}>
      <i className={styles.string} />
      <div className={`${styles.written} ${className}`}>{children}</div>
    </div>
  );
}
