import type { AboutContent } from '../content/description.ts';
import styles from './Commitment.module.css';
import { Paragraph } from './MarkedText.tsx';

export interface CommitmentProps {
  points: AboutContent['commitment']['points'];
}

/** The steps of every delivery, along the route line. */
export function Commitment({ points }: CommitmentProps) {
  return (
    <ul className={`grid ${styles.points}`}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Paragraph text={text} />
        </li>
      ))}
    </ul>
  );
}
