import type { Link } from '../content/description.ts';
import { pageHref } from '../metadata/links.ts';
import type { UrgentLine } from '../metadata/urgentLine.ts';
import type { PictureData } from '../visuals/layouts.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './NotFound.module.css';
import { Picture } from './Picture.tsx';
import { UrgentNumber } from './UrgentNumber.tsx';

export interface NotFoundProps {
  home: Link;
  urgent: UrgentLine;
  picture?: PictureData | undefined;
}

export function NotFound({ home, urgent, picture }: NotFoundProps) {
  return (
    <div className="line-end">
      <div className={`wrap grid ${styles.columns}`}>
        <div className={styles.words}>
          <UrgentNumber urgent={urgent} />
          <ButtonLink href={pageHref(home)} isForward>
            {home.text}
          </ButtonLink>
        </div>
        {picture && <Picture {...picture} shape="cover" when="first" className={styles.picture} />}
      </div>
    </div>
  );
}
