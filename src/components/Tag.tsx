import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export interface TagProps {
  /** Hangs by its side where there is room for it. */
  isWide?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A card that looks like a custody tag. Decorative only: it records nothing. */
export function Tag({ isWide, className = '', children }: TagProps) {
  return (
    <div className={`${styles.tag} ${className}`} data-wide={isWide ? '' : undefined}>
      <i className={styles.string} />
      <div className={styles.written}>{children}</div>
    </div>
  );
}
