import type { Link } from '../content/description.ts';
import { pageHref, telHref } from '../metadata/links.ts';
import type { PictureData } from '../visuals/pictures.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './NotFound.module.css';
import { Picture } from './Picture.tsx';

interface Phone {
  label: string;
  number: string;
}

export interface NotFoundProps {
  home: Link;
  office: Phone;
  emergency: Phone;
  picture: PictureData;
}

/** What a visitor finds who asked for a page that is not there: the line, and the way home. */
export function NotFound({ home, office, emergency, picture }: NotFoundProps) {
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
            <p>
              {office.label} <a href={telHref(office.number)}>{office.number}</a>
            </p>
          </div>
        </div>
        <div className={styles.picture}>
          <Picture {...picture} shape="cover" when="first" />
        </div>
      </div>
    </div>
  );
}
