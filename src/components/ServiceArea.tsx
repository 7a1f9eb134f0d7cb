import type { HomeContent, Location } from '../content/description.ts';
import { cityLine } from '../metadata/links.ts';
import type { AreaMapData } from '../visuals/map/areaMap.ts';
import { longWord } from '../visuals/titles.ts';
import { MarkedText } from './MarkedText.tsx';
import { ServiceAreaMap } from './maps/ServiceAreaMap.tsx';
import styles from './ServiceArea.module.css';

export interface ServiceAreaProps {
  content: HomeContent['area'];
  locations: Location[];
  map: AreaMapData;
}

/** The map, and a card that says the same in words. */
export function ServiceArea({ content, locations, map }: ServiceAreaProps) {
  return (
    <section id="area" className={`rail section ${styles.area}`}>
      <div className={`wrap grid ${styles.columns}`}>
        <div className={`grid ${styles.words}`}>
          <h2 data-word={longWord(content.heading)}>{content.heading}</h2>
          <p>
            <MarkedText text={content.text} />
          </p>
        </div>
        <div className={styles.map}>
          <ServiceAreaMap map={map} title={content.mapTitle} />
        </div>
        <div className={`card ${styles.card}`}>
          <h3>{content.locationsHeading}</h3>
          <ul>
            {locations.map((location) => (
              <li key={location.name}>
                <strong>{cityLine(location)}</strong>
                {location.street && <br />}
                {location.street}
              </li>
            ))}
          </ul>
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
