import styles from './PhoneNumber.module.css';

export interface PhoneNumberProps {
  number: string;
}

/** In large letters an extension is smaller than its number, which breaks after the area code. One with its country in front is longer, and smaller. */
export function PhoneNumber({ number }: PhoneNumberProps) {
  const [line = '', extension] = number.split(' ext. ');
  if (!extension && number.startsWith('+')) return <span className={styles.long}>{number}</span>;
  if (!extension) return number;
  const end = line.lastIndexOf(' ') + 1;
  return (
    <span>
      {line.slice(0, end)}
      <span className={styles.whole}>{line.slice(end)}</span>{' '}
      <span className={`${styles.whole} ${styles.extension}`}>ext. {extension}</span>
    </span>
  );
}
