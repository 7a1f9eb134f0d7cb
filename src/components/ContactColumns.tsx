import type { ReactNode } from 'react';
import type { Company, ContactContent, Words } from '../content/description.ts';
import { fill } from '../content/fill.ts';
import { CARD_PATH } from '../metadata/links.ts';
import { mappedLocations } from '../metadata/maps.ts';
import { urgentLine } from '../metadata/urgentLine.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './ContactColumns.module.css';
import { ContactDetails } from './ContactDetails.tsx';
import { CopyButton } from './copy/CopyButton.tsx';
import { OfficeMap } from './maps/OfficeMap.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { UrgentNumber } from './UrgentNumber.tsx';

export interface ContactColumnsProps {
  content: ContactContent;
  company: Company;
  words: Words;
  /** The form. */
  children: ReactNode;
}

/**
 * The emergency line, or the office's, comes first: for many visitors the form is the wrong tool.
 * Everything stands in the order in which a phone shows it; a wide screen has the form beside the
 * rest.
 */
export function ContactColumns({ content, company, words, children }: ContactColumnsProps) {
  const { locations, social, mapsBy, mapOnPress } = company;
  const mapped = mappedLocations(company);
  const urgent = urgentLine(company, words);
  return (
    <section id="details" className="line-end">
      <div
        className={`wrap grid ${styles.columns}`}
        data-maps={mapped.length > 1 ? 'many' : mapped.length}
      >
        <h2 className="visually-hidden">{content.detailsHeading}</h2>
        <div className={`grid ${styles.call}`}>
          <UrgentNumber urgent={urgent}>
            <CopyButton value={urgent.phone} label={urgent.copyLabel} copied={words.phoneCopied} />
          </UrgentNumber>
          <BeforeCalling content={content} company={company} words={words} />
        </div>
        <section className={styles.form}>
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
          {social.length > 0 && (
            <div className={styles.social}>
              <h3 className="label">{content.socialHeading}</h3>
              <SocialLinks social={social} />
            </div>
          )}
        </div>
        {mapped.length > 0 && (
          <div className={`grid ${styles.maps}`}>
            {mapped.map((location) => (
              <OfficeMap
                key={location.name}
                location={location}
                locations={locations}
                by={mapsBy}
                isOnPress={mapOnPress}
                {...content.map}
                {...(location !== locations[0] && {
                  heading: location.name,
                  title: fill(content.map.placeTitle ?? '{place}', { place: location.name }),
                })}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** What helps before calling: what to have at hand, and when the office is open. */
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
