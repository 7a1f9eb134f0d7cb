import type { Company, Words } from '../content/description.ts';
import { CARD_PATH, cityLine, mailHref } from '../metadata/links.ts';
import { urgentLine } from '../metadata/urgentLine.ts';
import { MailAddress } from './MailAddress.tsx';
import { NumberLink } from './NumberLink.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import styles from './SiteFooter.module.css';
import { SocialLinks } from './SocialLinks.tsx';
import { UrgentBadge } from './UrgentBadge.tsx';

export interface FooterContactProps {
  company: Company;
  words: Words;
}

export function FooterNumbers({ company, words }: FooterContactProps) {
  const urgent = urgentLine(company, words);
  return (
    <div className={styles.numbers}>
      {urgent.badge && (
        <p>
          <UrgentBadge {...urgent} />
          <br />
          <NumberLink label={urgent.label} number={urgent.phone} />
        </p>
      )}
      <p>
        <span aria-hidden="true">{words.phone}</span>
        <br />
        <NumberLink label={words.phone} number={company.phone} />
      </p>
    </div>
  );
}

export function FooterContact({ company, words }: FooterContactProps) {
  return (
    <div className={styles.contact}>
      <h2 className="label">{words.contact}</h2>
      {company.locations.map((location) => (
        <p key={location.name}>
          {location.street && `${location.street}, `}
          <span>{cityLine(location)}</span>
        </p>
      ))}
      <p>
        <a href={mailHref(company.email)} aria-label={company.email}>
          <MailAddress address={company.email} />
        </a>
      </p>
      {company.hours && <OpeningHours hours={company.hours} />}
      <div className={`row ${styles.keep}`}>
        <a href={CARD_PATH}>{words.saveContact}</a>
        <SocialLinks social={company.social} />
      </div>
    </div>
  );
}
