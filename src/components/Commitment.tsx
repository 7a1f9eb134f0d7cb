import type { AboutContent } from '../content/description.ts';
import styles from './Commitment.module.css';
import { Paragraph } from './MarkedText.tsx';
import { Section } from './Section.tsx';

export function Commitment({ heading, points }: AboutContent['commitment']) {
  return (
    <Section heading={heading}>
      <ul className={`grid ${styles.points}`}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Paragraph text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
