import type { ReactNode } from 'react';
import type { Company, ContactContent, Words } from '../content/description.ts';
import { CARD_PATH } from '../metadata/links.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './ContactColumns.module.css';
import { ContactDetails } from './ContactDetails.tsx';
import { SocialLinks } from './SocialLinks.tsx';

export interface ContactColumnsProps {
  content: Pick<ContactContent, 'detailsHeading' | 'socialHeading'>;
  formHeading: string;
  company: Company;
  words: Words;
  /** The form. */
  children: ReactNode;
}

/** Phone and emergency line come first: for many visitors the form is the wrong tool. */
export function ContactColumns(props: ContactColumnsProps) {
  const { content, formHeading, company, words, children } = props;
  return (
    <div className={`wrap ${styles.columns}`}>
      <section aria-labelledby="details" className={styles.details}>
        <h2 id="details">{content.detailsHeading}</h2>
        <ContactDetails company={company} words={words} />
        <ButtonLink href={CARD_PATH} look="quiet" icon="phone">
          {words.saveContact}
        </ButtonLink>
        {company.social.length > 0 && (
          <div className={styles.social}>
            <h3>{content.socialHeading}</h3>
            <SocialLinks social={company.social} />
          </div>
        )}
      </section>
      <section aria-labelledby="write" className={styles.form}>
        <h2 id="write">{formHeading}</h2>
        {children}
      </section>
    </div>
  );
}
