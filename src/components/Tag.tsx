import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export interface TagProps {
  children: ReactNode;
  /** Lying, its hole is at the left; otherwise it hangs from its top. */
  isLying?: boolean;
}

/** The paper that goes with whatever is handed over. A drawing, never a record. */
export function Tag({ children, isLying = false }: TagProps) {
  return (
    <div className={styles.tag} data-lies={isLying ? '' : undefined}>
      <i className={styles.string} />
      <div className={styles.paper}>{children}</div>
    </div>
  );
}
