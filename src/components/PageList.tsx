import type { NavigationPage } from '../content/description.ts';
import styles from './PageList.module.css';

type Page = Pick<NavigationPage, 'path' | 'label'>;

export interface PageListProps {
  pages: (Page & { description: string })[];
}

/** Every page is a stop on the line. */
export function PageList({ pages }: PageListProps) {
  return (
    <div className={styles.section}>
      <ul className={`wrap ${styles.pages}`}>
        {pages.map(({ path, label, description }) => (
          <li key={path}>
            <i className={styles.page} />
            <a href={path}>{label}</a>
            <p>{description}</p>
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

/** Their names alone. */
export function PageLinks({ heading, pages }: PageLinksProps) {
  return (
    <section id="pages" className={`wrap ${styles.links}`}>
      <h2>{heading}</h2>
      <ul>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
