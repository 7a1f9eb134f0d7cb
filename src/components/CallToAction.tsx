import type { CallToActionContent, Company } from '../content/description.ts';
import { pageHref } from '../metadata/links.ts';
import type { UrgentLine } from '../metadata/urgentLine.ts';
import type { Backdrop } from '../visuals/sectionPictures.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './CallToAction.module.css';
import { Paragraph } from './MarkedText.tsx';
import { NumberLink } from './NumberLink.tsx';
import { Picture } from './Picture.tsx';
import { UrgentNumber } from './UrgentNumber.tsx';

export interface CallToActionProps {
  content: CallToActionContent;
  company: Pick<Company, 'phone'>;
  urgent: UrgentLine;
  pictures?: Backdrop | undefined;
}

/** The band that ends a page: the route line ends under the emergency number. */
export function CallToAction({ content, company, urgent, pictures }: CallToActionProps) {
  return (
    <section
      id="call-to-action"
      className={`line-end torn ${styles.band}`}
      data-pictured={pictures ? '' : undefined}
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
        <h2>{content.heading}</h2>
        <Paragraph text={content.text} />
        <UrgentNumber urgent={urgent} />
        <div className={`row ${styles.ways}`}>
          <ButtonLink href={pageHref(content.button)} isForward>
            {content.button.text}
          </ButtonLink>
          {urgent.isEmergency && (
            <p>
              <span aria-hidden="true">{`${content.phoneLabel} `}</span>
              <NumberLink label={content.phoneLabel} number={company.phone} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
