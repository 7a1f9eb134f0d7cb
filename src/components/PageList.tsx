import type { ListedPage } from '../metadata/pages.ts';
import styles from './PageList.module.css';

/** The sitemap: links with descriptions, along the route line. */
export function PageList({ pages }: { pages: ListedPage[] }) {
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
