import type { HomeContent } from '../content/description.ts';
import { longWord } from '../visuals/titles.ts';
import styles from './CustodyStrip.module.css';
import { MarkedText } from './MarkedText.tsx';

export interface CustodyStripProps {
  content: NonNullable<HomeContent['custody']>;
}

/** What happens to whatever is handed over, as stops on the line. */
export function CustodyStrip({ content }: CustodyStripProps) {
  return (
    <section className={`rail section ${styles.strip}`}>
      <div className="wrap">
        <h2 data-word={longWord(content.heading)}>{content.heading}</h2>
        <ol className="grid" data-count={content.steps.length}>
          {content.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <MarkedText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
