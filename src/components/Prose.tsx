import type { ReactNode } from 'react';
import styles from './Prose.module.css';

export interface ProseProps {
  updated: { label: string; date: string };
  children: ReactNode;
}

/** A legal page's text, as Markdown made it. */
export function Prose({ updated, children }: ProseProps) {
  return (
    <div className={`wrap ${styles.prose}`}>
      <p className={styles.updated}>
        {updated.label} <time dateTime={updated.date}>{updated.date}</time>
      </p>
      {children}
    </div>
  );
}
