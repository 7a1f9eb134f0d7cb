import type { NavigationPage } from '../content/description.ts';
import styles from './PageList.module.css';

export interface PageListProps {
  pages: (Pick<NavigationPage, 'path' | 'label'> & { description: string })[];
}

export function PageList({ pages }: PageListProps) {
  return (
    <ul className={`wrap ${styles.pages}`}>
      {pages.map(({ path, label, description }) => (
        <li key={path}>
          <a href={path}>{label}</a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
