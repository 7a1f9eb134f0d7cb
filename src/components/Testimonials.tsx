import type { Testimonials as Content } from '../content/description.ts';
import { Paragraph } from './MarkedText.tsx';
import { Section } from './Section.tsx';
import styles from './Testimonials.module.css';

export function Testimonials({ heading, quotes }: Content) {
  return (
    <Section heading={heading}>
      <ul className={`grid ${styles.quotes}`} data-columns={quotes.length === 1 ? 1 : 2}>
        {quotes.map(({ quote, name, role, organization }) => (
          <li key={quote}>
            <figure className={`card ${styles.quote}`}>
              <blockquote className="display">
                <Paragraph text={quote} />
              </blockquote>
              <figcaption>
                <strong>{name}</strong>
                {[role, organization].filter(Boolean).join(', ')}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
