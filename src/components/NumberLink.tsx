import { telHref } from '../metadata/links.ts';
import styles from './NumberLink.module.css';

export interface NumberLinkProps {
  /** Names the number for screen readers; beside the link it is shown with `aria-hidden`. */
  label: string;
  number: string;
}

/** A phone number whose link says whose it is, also in a screen reader's list of links. */
export function NumberLink({ label, number }: NumberLinkProps) {
  return (
    <a className="display" href={telHref(number)} aria-label={`${label} ${number}`}>
      <PhoneNumber number={number} />
    </a>
  );
}

/** Smaller type for an extension, and for a number with its country code. */
function PhoneNumber({ number }: Pick<NumberLinkProps, 'number'>) {
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
