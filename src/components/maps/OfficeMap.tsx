import type { Company, ContactContent, Location } from '../../content/description.ts';
import { fill } from '../../content/fill.ts';
import { formatCity } from '../../metadata/links.ts';
import { directionsHref, mapEmbedHref } from '../../metadata/maps.ts';
import { SKETCH, sketchOffice } from '../../visuals/map/officeSketch.ts';
import { Icon } from '../Icon.tsx';
import styles from './OfficeMap.module.css';

export interface OfficeMapProps {
  location: Location;
  /** The company's other places are drawn too, if they are near. */
  company: Pick<Company, 'locations' | 'mapsBy' | 'mapOnPress'>;
  content: ContactContent['map'];
}

/** What the frame holds before the press: browsers' own empty page has no language. */
const EMPTY_PAGE = '<!doctype html><html lang="en"><title>-</title>';

export function OfficeMap({ location, company, content }: OfficeMapProps) {
  const { locations, mapsBy: by, mapOnPress: isOnPress } = company;
  const { heading, title, placeTitle = '{place}', directions, show } = content;
  const { name: place } = location;
  const isFirst = location === locations[0];
  const address = mapEmbedHref(location, by);
  const frame = `map-${locations.indexOf(location)}`;
  return (
    <section className={styles.map}>
      <div className={styles.drawing}>
        <Sketch location={location} locations={locations} />
        {/* The link below opens its address in the frame of that name: no script, and nothing is
            asked of the map's server before. */}
        {address && (
          <iframe
            title={isFirst ? title : fill(placeTitle, { place })}
            {...(isOnPress
              ? { name: frame, srcDoc: EMPTY_PAGE }
              : { src: address, loading: 'lazy' })}
            data-map={address}
          />
        )}
      </div>
      <div className={`row ${styles.bar}`}>
        <div>
          <h2>{isFirst ? heading : place}</h2>
          <p>{formatCity(location)}</p>
        </div>
        <a href={directionsHref(location, by)}>
          {directions}
          <Icon name="arrow" />
        </a>
        {address && isOnPress && (
          <a href={address} target={frame}>
            {show}
          </a>
        )}
      </div>
    </section>
  );
}

function Sketch({ location, locations }: { location: Location; locations: Location[] }) {
  const { places, routes, roads, streets } = sketchOffice(location, locations);
  return (
    <svg
      viewBox={`0 0 ${SKETCH.width} ${SKETCH.height}`}
      preserveAspectRatio="xMidYMid slice"
      textAnchor="middle"
      aria-hidden="true"
    >
      <path d={streets} />
      <path d={roads} strokeWidth="11" />
      <path d={routes} data-part="route" />
      {places.map(({ name, city, x, y }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <circle r="13.75" fill="var(--accent)" stroke="var(--ink)" strokeWidth="4.5" />
          <circle r="4.5" fill="var(--on-accent)" stroke="none" />
          <text y="40">{name}</text>
          <text y="60" data-part="city">
            {city}
          </text>
        </g>
      ))}
    </svg>
  );
}
