import type { HomeContent, Location } from '../content/description.ts';
import { fill } from '../content/fill.ts';
import { inWords } from '../content/inWords.ts';
import { oneLine } from '../metadata/links.ts';
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

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The map, and a card that says the same in words. */
export function ServiceArea({ content, locations, map }: ServiceAreaProps) {
  const count = inWords(map.states.length);
  return (
    <section id="area" className={`rail section ${styles.area}`}>
      <div className={`wrap grid ${styles.columns}`}>
        <div className={styles.words}>
          <h2 data-word={longWord(content.heading)}>{content.heading}</h2>
          <p>
            <MarkedText text={fill(content.text, { count, Count: capitalize(count) })} />
          </p>
        </div>
        <div className={styles.map}>
          <ServiceAreaMap map={map} title={content.mapTitle} />
        </div>
        <div className={styles.card}>
          <h3 className="label">{content.locationsHeading}</h3>
          <ul>
            {locations.map((location) => (
              <li key={location.name}>
                <strong>{location.name}</strong>
                <br />
                {oneLine(location)}
              </li>
            ))}
          </ul>
          <div className={styles.states}>
            <h3 className="label">{content.statesHeading}</h3>
            <p>{map.states.map(({ name }) => name).join(', ')}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
