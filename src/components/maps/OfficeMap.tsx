import type { Location } from '../../content/description.ts';
import type { MapProvider } from '../../content/maps.ts';
import { cityLine } from '../../metadata/links.ts';
import { directionsHref, mapEmbedHref } from '../../metadata/maps.ts';
import { SKETCH, sketchOffice } from '../../visuals/map/officeSketch.ts';
import { Icon } from '../Icon.tsx';
import styles from './OfficeMap.module.css';

export interface OfficeMapProps {
  location: Location;
  /** All of the company's: those near the location are drawn too. */
  locations: Location[];
  heading: string;
  title: string;
  directions: string;
  /** What the link to the map says, where the map waits for it. */
  show: string;
  isOnPress?: boolean | undefined;
  /** Without one, or where it does not answer, the drawing stays. */
  by?: MapProvider | undefined;
}

/** What the frame holds before the press: browsers' own empty page has no language. */
const EMPTY_PAGE = '<!doctype html><html lang="en"><title>-</title>';

/** The drawing, the map of the streets over it, and the same in words below. */
export function OfficeMap(props: OfficeMapProps) {
  const { location, locations, heading, title, directions, show, isOnPress, by } = props;
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
            title={title}
            {...(isOnPress
              ? { name: frame, srcDoc: EMPTY_PAGE }
              : { src: address, loading: 'lazy' })}
            data-map={address}
          />
        )}
      </div>
      <div className={styles.bar}>
        <h2>{heading}</h2>
        <p>{cityLine(location)}</p>
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

function Sketch({ location, locations }: Pick<OfficeMapProps, 'location' | 'locations'>) {
  const { places, routes, roads, streets } = sketchOffice(location, locations);
  return (
    <svg
      viewBox={`0 0 ${SKETCH.width} ${SKETCH.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={streets} />
      <path d={roads} data-part="road" />
      <path d={routes} data-part="route" />
      {places.map(({ name, city, x, y }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <circle r="16" />
          <circle r="11.5" data-part="ring" />
          <circle r="4.5" data-part="dot" />
          <text y="40">{name}</text>
          <text y="60" data-part="city">
            {city}
          </text>
        </g>
      ))}
    </svg>
  );
}
