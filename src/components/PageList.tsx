import type { ListedPage } from '../metadata/pages.ts';
import styles from './PageList.module.css';

type Page = Pick<ListedPage, 'path' | 'label' | 'labelLanguage'>;

export interface PageListProps {
  pages: (Page & Pick<ListedPage, 'description' | 'language'>)[];
}

/** The sitemap: links with descriptions, along the route line. */
export function PageList({ pages }: PageListProps) {
  return (
    <div className={`rail ${styles.section}`}>
      <ul className={`wrap ${styles.pages}`}>
        {pages.map(({ path, label, labelLanguage, description, language }) => (
          <li key={path} className="grid">
            <a className="display" href={path} lang={labelLanguage}>
              {label}
            </a>
            <p lang={language}>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface PageLinksProps {
  heading: string;
  pages: Page[];
}

export function PageLinks({ heading, pages }: PageLinksProps) {
  return (
    <section id="pages" className={`wrap ${styles.links}`}>
      <h2 className="label">{heading}</h2>
      <ul>
        {pages.map(({ path, label, labelLanguage }) => (
          <li key={path}>
            <a href={path} lang={labelLanguage}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
