import styles from './PhoneNumber.module.css';

export interface PhoneNumberProps {
  number: string;
}

/** In large letters an extension is smaller than its number, and so is a number with its country. */
export function PhoneNumber({ number }: PhoneNumberProps) {
  const [line, extension] = number.split(' ext. ');
  if (extension) {
    return (
      <>
        {line} <span className={styles.extension}>ext. {extension}</span>
      </>
    );
  }
  return number.startsWith('+') ? <span className={styles.long}>{number}</span> : number;
}
