import type { Link } from '../content/description.ts';
import { pageHref, telHref } from '../metadata/links.ts';
import type { PictureData } from '../visuals/pictures.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './NotFound.module.css';
import { Picture } from './Picture.tsx';

export interface NotFoundProps {
  heading: string;
  introduction: string;
  home: Link;
  phone: { label: string; number: string };
  picture: PictureData;
}

/** What a visitor sees who asked for a page that is not there. */
export function NotFound({ heading, introduction, home, phone, picture }: NotFoundProps) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p>{introduction}</p>
        <ButtonLink href={pageHref(home)}>{home.text}</ButtonLink>
        <p>
          {phone.label}{' '}
          <a href={telHref(phone.number)} className={styles.phone}>
            {phone.number}
          </a>
        </p>
      </div>
      <Picture {...picture} shape="landscape" when="first" />
    </div>
  );
}
