import type { CallToActionContent, Company } from '../content/description.ts';
import { pageHref, telHref } from '../metadata/links.ts';
import type { Backdrop } from '../visuals/backdrop.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './CallToAction.module.css';
import { Picture } from './Picture.tsx';

export interface CallToActionProps {
  content: CallToActionContent;
  company: Pick<Company, 'phone' | 'emergencyPhone'>;
  emergencyLabel: string;
  pictures?: Backdrop | undefined;
}

/** Where the line ends: under the number that somebody answers at night. */
export function CallToAction({ content, company, emergencyLabel, pictures }: CallToActionProps) {
  return (
    <section
      className={styles.band}
      data-pictured={pictures ? '' : undefined}
      aria-labelledby="call-to-action"
    >
      {pictures && (
        <Picture
          {...pictures.wide}
          portrait={pictures.upright}
          uprightMedia="(max-width: 43.74rem)"
          shape="cover"
        />
      )}
      <div className={`wrap ${styles.words}`}>
        <h2 id="call-to-action">{content.heading}</h2>
        <p className={styles.text}>{content.text}</p>
        <p className={styles.label}>{emergencyLabel}</p>
        <p className={styles.emergency}>
          <a href={telHref(company.emergencyPhone)}>{company.emergencyPhone}</a>
        </p>
        <div className={styles.ways}>
          <ButtonLink href={pageHref(content.button)} isForward>
            {content.button.text}
          </ButtonLink>
          <p>
            {content.phoneLabel} <a href={telHref(company.phone)}>{company.phone}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
