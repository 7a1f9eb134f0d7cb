import type { Location } from '../../content/description.ts';
import type { MapProvider } from '../../content/maps.ts';
import { cityLine } from '../../metadata/links.ts';
import { directionsHref, mapEmbedHref } from '../../metadata/maps.ts';
import { Icon } from '../Icon.tsx';
import styles from './OfficeMap.module.css';

export interface OfficeMapProps {
  location: Location;
  heading: string;
  title: string;
  directions: string;
  /** Without one, or where it does not answer, the drawing stays. */
  by?: MapProvider | undefined;
}

/** The town stands on the map, not in it: nothing is lost where the map cannot load. */
export function OfficeMap({ location, heading, title, directions, by }: OfficeMapProps) {
  const frame = mapEmbedHref(location, by);
  return (
    <section className={styles.map}>
      {/* No streets of anywhere, until the real ones have come over them. */}
      <svg viewBox="0 0 600 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M0 42H600M0 96H600M0 204H600M0 262H600M62-99V399M136-99V399M222-99V399M384-99V399M462-99V399M540-99V399M0-12H600M0 314H600" />
        <path d="M-9 150H610M300-99V399M-20 330Q220 230 300 150T600-60" />
      </svg>
      <i className={styles.pin} />
      {frame && <iframe src={frame} title={title} loading="lazy" />}
      <div className={`card ${styles.slip}`}>
        <h2>{heading}</h2>
        <p>{cityLine(location)}</p>
        <a href={directionsHref(location, by)}>
          {directions}
          <Icon name="arrow" />
        </a>
      </div>
    </section>
  );
}
