import type { ReactNode } from 'react';
import { dateInWords } from '../metadata/dates.ts';
import styles from './Prose.module.css';

export interface ProseProps {
  updated?: { label: string; date: string } | undefined;
  children: ReactNode;
}

/** A page's text, as Markdown made it. */
export function Prose({ updated, children }: ProseProps) {
  return (
    <div className={styles.prose}>
      <div className={`wrap ${styles.text}`}>
        {updated && (
          <p className={styles.updated}>
            {updated.label} <time dateTime={updated.date}>{dateInWords(updated.date)}</time>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
