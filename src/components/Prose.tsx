import { dateInWords } from '../metadata/dates.ts';
import type { ProseNode } from '../visuals/prose.ts';
import styles from './Prose.module.css';
import { ProseText } from './ProseText.tsx';

export interface ProseProps {
  updated?: { label: string; date: string } | undefined;
  text: ProseNode[];
  /** The language, if it is not English. */
  language?: string | undefined;
}

/** A page's text, with the day on which it was changed. */
export function Prose({ updated, text, language }: ProseProps) {
  return (
    <div className={`rail ${styles.prose}`} lang={language}>
      <div className={`wrap ${styles.text}`}>
        {updated && (
          <p className={styles.updated} lang={language && 'en'}>
            {updated.label} <time dateTime={updated.date}>{dateInWords(updated.date)}</time>
          </p>
        )}
        <ProseText nodes={text} />
      </div>
    </div>
  );
}
