import type { CallToActionContent, Company } from '../content/description.ts';
import { pageHref, telHref } from '../metadata/links.ts';
import type { UrgentLine } from '../metadata/urgentLine.ts';
import type { Backdrop } from '../visuals/backdrop.ts';
import { longWord } from '../visuals/titles.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './CallToAction.module.css';
import { MarkedText } from './MarkedText.tsx';
import { PhoneNumber } from './PhoneNumber.tsx';
import { Picture } from './Picture.tsx';

export interface CallToActionProps {
  content: CallToActionContent;
  company: Pick<Company, 'phone'>;
  urgent: UrgentLine;
  pictures?: Backdrop | undefined;
}

/** Where the line ends: under the number that somebody answers at night. */
export function CallToAction({ content, company, urgent, pictures }: CallToActionProps) {
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
        <h2 id="call-to-action" data-word={longWord(content.heading)}>
          {content.heading}
        </h2>
        <p className={styles.text}>
          <MarkedText text={content.text} />
        </p>
        <p className={styles.label}>{urgent.label}</p>
        <p className={styles.emergency}>
          <a href={telHref(urgent.phone)}>
            <PhoneNumber number={urgent.phone} />
          </a>
        </p>
        <div className={styles.ways}>
          <ButtonLink href={pageHref(content.button)} isForward>
            {content.button.text}
          </ButtonLink>
          {urgent.isEmergency && (
            <p>
              {content.phoneLabel} <a href={telHref(company.phone)}>{company.phone}</a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
