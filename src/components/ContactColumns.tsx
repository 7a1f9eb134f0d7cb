import type { ReactNode } from 'react';
import type { Company, ContactContent, Words } from '../content/description.ts';
import { CARD_PATH } from '../metadata/links.ts';
import { listMappedLocations } from '../metadata/maps.ts';
import { findUrgentLine } from '../metadata/urgentLine.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './ContactColumns.module.css';
import { ContactDetails } from './ContactDetails.tsx';
import { OfficeMap } from './maps/OfficeMap.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { UrgentNumber } from './UrgentNumber.tsx';

export interface ContactColumnsProps {
  content: ContactContent;
  company: Company;
  words: Words;
  children: ReactNode;
}

/**
 * The emergency line, or the office's, comes first: for many visitors the form is the wrong tool.
 * Everything stands in the order in which a phone shows it; a wide screen has the form beside the
 * rest.
 */
export function ContactColumns({ content, company, words, children }: ContactColumnsProps) {
  const mapped = listMappedLocations(company);
  const urgent = findUrgentLine(company, words);
  return (
    <section id="details" className="line-end">
      <div
        className={`wrap grid ${styles.columns}`}
        data-maps={mapped.length > 1 ? 'many' : mapped.length}
      >
        <h2 className="visually-hidden">{content.detailsHeading}</h2>
        <div className={`grid ${styles.call}`}>
          <UrgentNumber urgent={urgent} copied={words.phoneCopied} />
          <BeforeCalling content={content} company={company} words={words} />
        </div>
        <section className={`card ${styles.form}`}>
          <h2>{content.form.heading}</h2>
          {children}
        </section>
        <div className={styles.details}>
          <ContactDetails
            company={company}
            words={words}
            copyPlace={content.copyPlace}
            hasPhone={urgent.isEmergency}
          />
        </div>
        <div className={`row ${styles.foot}`}>
          <ButtonLink href={CARD_PATH} look="quiet">
            {words.saveContact}
          </ButtonLink>
          {company.social.length > 0 && (
            <div className={`row ${styles.social}`}>
              <h3 className="label">{content.socialHeading}</h3>
              <SocialLinks social={company.social} />
            </div>
          )}
        </div>
        {mapped.length > 0 && (
          <div className={`grid ${styles.maps}`}>
            {mapped.map((location) => (
              <OfficeMap
                key={location.name}
                location={location}
                company={company}
                content={content.map}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** Shows what to have at hand before calling, and when the office is open. */
function BeforeCalling({ content, company, words }: Omit<ContactColumnsProps, 'children'>) {
  const { beforeCalling } = content;
  const { hours, emergencyPhone } = company;
  if (!beforeCalling && !hours) return null;
  return (
    <div className={styles.before}>
      {beforeCalling && (
        <section>
          <h3>{beforeCalling.heading}</h3>
          <ul>
            {beforeCalling.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      )}
      {hours && (
        <section>
          <h3>{words.hours}</h3>
          <OpeningHours hours={hours} apart={emergencyPhone && words.emergencyHours} />
        </section>
      )}
    </div>
  );
}
