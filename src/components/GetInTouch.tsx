import type { AboutContent, Company, Words } from '../content/description.ts';
import { pageHref } from '../metadata/links.ts';
import { findUrgentLine } from '../metadata/urgentLine.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import styles from './GetInTouch.module.css';
import { Paragraph } from './MarkedText.tsx';
import { UrgentNumber } from './UrgentNumber.tsx';

export interface GetInTouchProps {
  content: AboutContent['getInTouch'];
  company: Company;
  words: Words;
}

export function GetInTouch({ content, company, words }: GetInTouchProps) {
  const urgent = findUrgentLine(company, words);
  return (
    <section id="get-in-touch" className="line-end section">
      <div className={`wrap grid ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{content.heading}</h2>
          <Paragraph text={content.text} />
          <UrgentNumber urgent={urgent} copied={words.phoneCopied} />
        </div>
        <div className={`card ${styles.card}`}>
          <ContactDetails company={company} words={words} hasPhone={urgent.isEmergency} />
          <ButtonLink href={pageHref(content.button)} isForward>
            {content.button.text}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
