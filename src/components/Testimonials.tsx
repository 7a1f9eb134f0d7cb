import type { Testimonials as Content } from '../content/description.ts';
import { MarkedText } from './MarkedText.tsx';
import { Tag } from './Tag.tsx';
import styles from './Testimonials.module.css';

export interface TestimonialsProps {
  content: Content;
}

/** What customers say, each on a tag of its own. */
export function Testimonials({ content }: TestimonialsProps) {
  return (
    <section className={styles.section} data-line="left">
      <div className="wrap">
        <h2>{content.heading}</h2>
        <ul className={styles.quotes} data-columns={content.quotes.length === 1 ? 1 : 2}>
          {content.quotes.map(({ quote, name, role, organization }) => (
            <li key={quote}>
              <Tag>
                <figure className={styles.quote}>
                  <blockquote>
                    <p>
                      <MarkedText text={quote} />
                    </p>
                  </blockquote>
                  <figcaption>
                    <strong>{name}</strong>
                    {[role, organization].filter(Boolean).join(', ')}
                  </figcaption>
                </figure>
              </Tag>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
