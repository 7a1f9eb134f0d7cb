import type { Company, NavigationPage, ServicesContent, Words } from '../content/description.ts';
import { CARD_PATH, formatCity, mailHref } from '../metadata/links.ts';
import { findUrgentLine } from '../metadata/urgentLine.ts';
import { LinkMark } from './LinkMark.tsx';
import { MailAddress } from './MailAddress.tsx';
import { Paragraph } from './MarkedText.tsx';
import { NumberLink } from './NumberLink.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import styles from './SiteFooter.module.css';
import { SocialLinks } from './SocialLinks.tsx';
import { UrgentBadge } from './UrgentBadge.tsx';

export interface SiteFooterProps {
  company: Company;
  pages: NavigationPage[];
  services: Pick<ServicesContent['cards'][number], 'id' | 'title'>[];
  words: Words;
  /** The year of the build. Where it is shown, the visitor's takes its place. */
  year: number;
}

export function SiteFooter({ company, pages, services, words, year }: SiteFooterProps) {
  const linkedIn = (place: NavigationPage['in'][number]) =>
    pages.filter((page) => page.in.includes(place));
  const serviceLinks = services.map(({ id, title }) => ({ path: `/services#${id}`, label: title }));
  return (
    <footer className={styles.footer}>
      <div className={`wrap grid ${styles.columns}`}>
        <div className={styles.brand}>
          <p className={`display ${styles.name}`}>{company.name}</p>
          <Paragraph text={company.blurb} />
        </div>
        <FooterLinks heading={words.quickLinks} links={linkedIn('footer')} />
        <FooterLinks heading={words.services} links={serviceLinks} />
        <FooterNumbers company={company} words={words} />
        <FooterContact company={company} words={words} />
      </div>
      <div className={`wrap row ${styles.last}`}>
        <p>
          © <span data-year>{year}</span>
          {` ${company.name}`}
        </p>
        <FooterLinks label={words.legal} links={linkedIn('legal')} />
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  heading?: string;
  label?: string;
  links: Pick<NavigationPage, 'path' | 'label' | 'language'>[];
}

function FooterLinks({ heading, label, links }: FooterLinksProps) {
  // A `nav` needs a name; a group with a heading is found by it, and would be named twice.
  const Place = heading ? 'div' : 'nav';
  return (
    <Place aria-label={label}>
      {heading && <h2 className="label">{heading}</h2>}
      <ul className={label && 'row'}>
        {links.map(({ path, label, language }) => (
          <li key={path}>
            <a href={path} lang={language}>
              {label}
              <LinkMark href={path} />
            </a>
          </li>
        ))}
      </ul>
    </Place>
  );
}

function FooterNumbers({ company, words }: Pick<SiteFooterProps, 'company' | 'words'>) {
  const urgent = findUrgentLine(company, words);
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

function FooterContact({ company, words }: Pick<SiteFooterProps, 'company' | 'words'>) {
  return (
    <div className={styles.contact}>
      <h2 className="label">{words.contact}</h2>
      {company.locations.map((location) => (
        <p key={location.name}>
          {location.street && `${location.street}, `}
          <span>{formatCity(location)}</span>
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
