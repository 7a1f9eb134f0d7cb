import type { ReactNode } from 'react';
import styles from './Prose.module.css';

export interface ProseProps {
  updated?: { label: string; date: string } | undefined;
  children: ReactNode;
}

/** Figures and dashes are hard to follow when they are read aloud. */
const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** A page's text, as Markdown made it. */
export function Prose({ updated, children }: ProseProps) {
  return (
    <div className={styles.prose}>
      <div className={`wrap ${styles.text}`}>
        {updated && (
          <p className={styles.updated}>
            {updated.label} <time dateTime={updated.date}>{inWords(updated.date)}</time>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
