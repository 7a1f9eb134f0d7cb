import type { ServicesContent } from '../content/description.ts';
import type { PictureData } from '../visuals/layouts.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import styles from './ServiceShelf.module.css';

export interface ServiceShelfProps {
  label: string;
  services: {
    service: Pick<ServicesContent['cards'][number], 'id' | 'title'>;
    picture?: PictureData | undefined;
  }[];
}

/** The things that are carried, side by side as on a shelf. Each leads to its card. */
export function ServiceShelf({ label, services }: ServiceShelfProps) {
  return (
    <nav className={styles.shelf} aria-label={label} data-count={services.length}>
      <ul>
        {services.map(({ service, picture }, index) => (
          <li key={service.id}>
            <a href={`#${service.id}`}>
              {picture && (
                <Picture
                  {...picture}
                  shape="cover"
                  when={index === 0 ? 'first' : 'beside'}
                  className={styles.picture}
                />
              )}
              <span className={`display ${styles.name}`}>
                {service.title}
                <Icon name="arrow" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
