import styles from './PhoneNumber.module.css';

export interface PhoneNumberProps {
  number: string;
}

/** In large letters an extension is smaller than its number, which breaks after the area code. */
export function PhoneNumber({ number }: PhoneNumberProps) {
  const [line = '', extension] = number.split(' ext. ');
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
