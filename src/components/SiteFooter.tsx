import type { Company, NavigationPage, ServicesContent, Words } from '../content/description.ts';
import { FooterContact, FooterNumbers } from './FooterContact.tsx';
import { LinkMark } from './LinkMark.tsx';
import { MarkedText } from './MarkedText.tsx';
import styles from './SiteFooter.module.css';

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
    pages
      .filter((page) => page.in.includes(place))
      .map(({ path, label, language }) => ({ href: path, label, language }));
  const serviceLinks = services.map(({ id, title }) => ({ href: `/services#${id}`, label: title }));

  return (
    <footer className={styles.footer}>
      <div className={`wrap grid ${styles.columns}`}>
        <div className={styles.brand}>
          <p className={`display ${styles.name}`}>{company.name}</p>
          <p>
            <MarkedText text={company.blurb} />
          </p>
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
  links: { href: string; label: string; language?: string | undefined }[];
}

function FooterLinks({ heading, label, links }: FooterLinksProps) {
  // What has a heading is found by it, and named once.
  const Place = heading ? 'div' : 'nav';
  return (
    <Place aria-label={label}>
      {heading && <h2 className="label">{heading}</h2>}
      <ul className={label && 'row'}>
        {links.map(({ href, label, language }) => (
          <li key={href}>
            <a href={href} lang={language}>
              {label}
              <LinkMark href={href} />
            </a>
          </li>
        ))}
      </ul>
    </Place>
  );
}
