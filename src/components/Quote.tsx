import { sentencesOf } from '../visuals/titles.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './Quote.module.css';

export interface QuoteProps {
  text: string;
  by: string;
}

/** Set large. The last of several sentences has a line, and a color, of its own. */
export function Quote({ text, by }: QuoteProps) {
  const sentences = sentencesOf(text);
  const last = sentences.length > 1 ? sentences.pop() : undefined;
  return (
    <section className={`rail section ${styles.quote}`}>
      <figure className="wrap">
        <blockquote>
          <p className="display">
            <MarkedText text={sentences.join(' ')} />
            {last && (
              <>
                {' '}
                <span>
                  <MarkedText text={last} />
                </span>
              </>
            )}
          </p>
        </blockquote>
        <figcaption>{by}</figcaption>
      </figure>
    </section>
  );
}
