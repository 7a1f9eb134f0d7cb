import type { CallToActionContent } from '../content/description.ts';
import { pageHref, telHref } from '../metadata/links.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './CallToAction.module.css';

export interface CallToActionProps {
  content: CallToActionContent;
  phone: string;
}

export function CallToAction({ content, phone }: CallToActionProps) {
  return (
    <section className={styles.band} aria-labelledby="call-to-action">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="call-to-action">{content.heading}</h2>
          <p>{content.text}</p>
        </div>
        <div className={styles.ways}>
          <ButtonLink href={pageHref(content.button)}>{content.button.text}</ButtonLink>
          <p className={styles.phone}>
            {content.phoneLabel}
            <a href={telHref(phone)}>{phone}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
