import styles from './Mistakes.module.css';

/** A new slide has many fields that are still empty. */
const AT_A_GLANCE = 3;

/** What the build would refuse, said above the page while it is being written. */
export function Mistakes({ mistakes }: { mistakes: string[] }) {
  if (mistakes.length === 0) return null;
  return (
    <details className={styles.mistakes} open={mistakes.length <= AT_A_GLANCE}>
      <summary>
        {mistakes.length === 1 ? 'One thing to mend' : `${mistakes.length} things to mend`}
      </summary>
      <ul>
        {mistakes.map((mistake) => (
          <li key={mistake}>{mistake}</li>
        ))}
      </ul>
    </details>
  );
}
