import type { AboutContent } from '../content/description.ts';
import styles from './Commitment.module.css';
import { MarkedText } from './MarkedText.tsx';

export interface CommitmentProps {
  points: AboutContent['commitment']['points'];
}

/** Stops on the line: what every delivery passes. */
export function Commitment({ points }: CommitmentProps) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>
            <i className={styles.stop} />
            {title}
          </h3>
          <p>
            <MarkedText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
