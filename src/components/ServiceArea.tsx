import type { HomeContent, Location } from '../content/description.ts';
import type { AreaMapData } from '../visuals/map/areaMap.ts';
import { Icon } from './Icon.tsx';
import { ServiceAreaMap } from './maps/ServiceAreaMap.tsx';
import styles from './ServiceArea.module.css';

export interface ServiceAreaProps {
  content: HomeContent['area'];
  locations: Location[];
  map: AreaMapData;
}

export function ServiceArea({ content, locations, map }: ServiceAreaProps) {
  return (
    <section className={styles.area} aria-labelledby="area">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="area">{content.heading}</h2>
          <p>{content.text}</p>
          <h3>{content.locationsHeading}</h3>
          <ul className={styles.locations}>
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
        <div className={styles.drawn}>
          <ServiceAreaMap map={map} title={content.mapTitle} />
          <h3>{content.statesHeading}</h3>
          <ul className={styles.states}>
            {map.states.map(({ code, name }) => (
              <li key={code}>{name}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
