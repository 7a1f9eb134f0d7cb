import type { Link } from '../content/description.ts';
import { pageHref } from '../metadata/links.ts';
import type { UrgentLine } from '../metadata/urgentLine.ts';
import type { PictureData } from '../visuals/layouts.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './NotFound.module.css';
import { NumberLink } from './NumberLink.tsx';
import { Picture } from './Picture.tsx';

export interface NotFoundProps {
  home: Link;
  urgent: Pick<UrgentLine, 'label' | 'phone' | 'isEmergency'>;
  picture?: PictureData | undefined;
}

/** What a visitor finds who asked for a page that is not there: the line, and the way home. */
export function NotFound({ home, urgent, picture }: NotFoundProps) {
  return (
    <div className={styles.section}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <div className={styles.emergency} data-calm={urgent.isEmergency ? undefined : ''}>
            <span aria-hidden="true">{urgent.label}</span>
            <NumberLink label={urgent.label} number={urgent.phone} />
          </div>
          <div className={styles.ways}>
            <ButtonLink href={pageHref(home)} isForward>
              {home.text}
            </ButtonLink>
          </div>
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture {...picture} shape="cover" when="first" />
          </div>
        )}
      </div>
    </div>
  );
}
