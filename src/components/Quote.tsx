import { Sentences } from './MarkedText.tsx';
import styles from './Quote.module.css';

export interface QuoteProps {
  text: string;
  by: string;
}

/** Set large. The last of several sentences has a line, and a color, of its own. */
export function Quote({ text, by }: QuoteProps) {
  return (
    <section className={`rail section ${styles.quote}`}>
      <figure className="wrap">
        <blockquote>
          <p className="display">
            <Sentences text={text} />
          </p>
        </blockquote>
        <figcaption>{by}</figcaption>
      </figure>
    </section>
  );
}
