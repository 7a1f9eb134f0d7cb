import type { Link } from '../content/description.ts';
import { pageHref, telHref } from '../metadata/links.ts';
import type { PictureData } from '../visuals/pictures.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './NotFound.module.css';
import { Picture } from './Picture.tsx';

export interface NotFoundProps {
  home: Link;
  emergency: { label: string; number: string };
  picture: PictureData;
}

/** What a visitor finds who asked for a page that is not there: the line, and the way home. */
export function NotFound({ home, emergency, picture }: NotFoundProps) {
  return (
    <div className={styles.section}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <div className={styles.emergency}>
            {emergency.label}
            <a href={telHref(emergency.number)}>{emergency.number}</a>
          </div>
          <div className={styles.ways}>
            <ButtonLink href={pageHref(home)} isForward>
              {home.text}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.picture}>
          <Picture {...picture} shape="cover" when="first" />
        </div>
      </div>
    </div>
  );
}
