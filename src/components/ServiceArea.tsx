import type { HomeContent, Location } from '../site/schema.ts';
import { Icon } from './Icon.tsx';
import styles from './ServiceArea.module.css';

export interface ServiceAreaProps {
  content: HomeContent['area'];
  locations: Location[];
}

export function ServiceArea({ content, locations }: ServiceAreaProps) {
  return (
    <section className={styles.area} aria-labelledby="area">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="area">{content.heading}</h2>
          <p>{content.text}</p>
        </div>
        <div className={styles.locations}>
          <h3>{content.locationsHeading}</h3>
          <ul>
            {locations.map(({ name, street, city, state, zip }) => (
              <li key={name}>
                <Icon name="pin" />
                <div>
                  <strong>{name}</strong>
                  <address>
                    {street}
                    <br />
                    {city}, {state} {zip}
                  </address>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
