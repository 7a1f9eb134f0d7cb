import type { Location } from '../../content/description.ts';
import { directionsHref, mapEmbedHref } from '../../metadata/links.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import styles from './OfficeMap.module.css';

export interface OfficeMapProps {
  location: Location;
  heading: string;
  title: string;
  directions: string;
}

/** The address stands beside the map, not in it: nothing is lost where the map cannot load. */
export function OfficeMap({ location, heading, title, directions }: OfficeMapProps) {
  return (
    <section className={styles.map} aria-labelledby="office">
      <div className={styles.frame}>
        <iframe src={mapEmbedHref(location)} title={title} loading="lazy" />
      </div>
      <div className={`wrap ${styles.beside}`}>
        <div className={styles.card}>
          <h2 id="office">{heading}</h2>
          <address>
            {location.street}
            <br />
            {location.city}, {location.state} {location.zip}
          </address>
          <ButtonLink href={directionsHref(location)} look="quiet" icon="pin">
            {directions}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
