import type { Company, Link, Words } from '../content/description.ts';
import { pageHref } from '../metadata/links.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import styles from './GetInTouch.module.css';

export interface GetInTouchProps {
  button: Link;
  company: Company;
  words: Words;
}

export function GetInTouch({ button, company, words }: GetInTouchProps) {
  return (
    <div className={styles.columns}>
      <ContactDetails company={company} words={words} />
      <ButtonLink href={pageHref(button)}>{button.text}</ButtonLink>
    </div>
  );
}
