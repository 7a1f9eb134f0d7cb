import { pageHref, telHref } from '../site/links.ts';
import type { Link } from '../site/schema.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Picture, type PictureData } from './Picture.tsx';
import styles from './WayHome.module.css';

export interface WayHomeProps {
  heading: string;
  introduction: string;
  home: Link;
  phone: { label: string; number: string };
  picture: PictureData;
}

/** What a visitor sees who asked for a page that is not there. */
export function WayHome({ heading, introduction, home, phone, picture }: WayHomeProps) {
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
