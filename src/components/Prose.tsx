import { dateInWords } from '../metadata/dates.ts';
import type { ProseNode } from '../visuals/prose.ts';
import styles from './Prose.module.css';
import { ProseText } from './ProseText.tsx';

export interface ProseProps {
  updated?: { label: string; date: string } | undefined;
  text: ProseNode[];
}

/** A page's text, with the day on which it was changed. */
export function Prose({ updated, text }: ProseProps) {
  return (
    <div className={styles.prose}>
      <div className={`wrap ${styles.text}`}>
        {updated && (
          <p className={styles.updated}>
            {updated.label} <time dateTime={updated.date}>{dateInWords(updated.date)}</time>
          </p>
        )}
        <ProseText nodes={text} />
      </div>
    </div>
  );
}
