import { pageHref } from '../site/links.ts';
import type { Company, Link, Words } from '../site/schema.ts';
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
