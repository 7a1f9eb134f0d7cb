import { pageHref, telHref } from '../site/links.ts';
import type { Link } from '../site/schema.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './CallToAction.module.css';

export interface CallToActionProps {
  heading: string;
  text: string;
  button: Link;
  phone?: { label: string; number: string };
}

export function CallToAction({ heading, text, button, phone }: CallToActionProps) {
  return (
    <section className={styles.band} aria-labelledby="call-to-action">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="call-to-action">{heading}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.ways}>
          <ButtonLink href={pageHref(button)}>{button.text}</ButtonLink>
          {phone && (
            <p className={styles.phone}>
              {phone.label}
              <a href={telHref(phone.number)}>{phone.number}</a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
