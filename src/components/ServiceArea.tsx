import { Fragment } from 'react';
import type { Company, HomeContent } from '../content/description.ts';
import { fill } from '../content/fill.ts';
import { spellNumber } from '../content/numbers.ts';
import { STATES } from '../content/states.ts';
import { formatAddress } from '../metadata/links.ts';
import type { AreaMapData } from '../visuals/map/areaMap.ts';
import { Paragraph } from './MarkedText.tsx';
import styles from './ServiceArea.module.css';

export interface ServiceAreaProps {
  content: HomeContent['area'];
  company: Pick<Company, 'locations' | 'places'>;
  map: AreaMapData;
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function ServiceArea({ content, company, map }: ServiceAreaProps) {
  const count = spellNumber(map.states.length);
  return (
    <section id="area" className={`rail section ${styles.area}`}>
      <div className={`wrap grid ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{content.heading}</h2>
          <Paragraph text={fill(content.text, { count, Count: capitalize(count) })} />
        </div>
        <AreaMap map={map} title={content.mapTitle} />
        <div className={styles.card}>
          <h3 className="label">{content.locationsHeading}</h3>
          <ul>
            {company.locations.map((location) => (
              <li key={location.name}>
                <strong>{location.name}</strong>
                <br />
                {formatAddress(location)}
              </li>
            ))}
          </ul>
          <div className={styles.states} data-places={company.places.length > 0 ? '' : undefined}>
            <h3 className="label">{content.statesHeading}</h3>
            <p>{map.states.map(({ name }) => name).join(', ')}</p>
            {company.places.length > 0 && (
              <ul>
                {company.places.map(({ state, names }) => (
                  <li key={state}>
                    <strong>{STATES[state]}</strong>
                    <br />
                    {names.join(', ')}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Everything on it is also said in words beside it. */
function AreaMap({ map, title }: { map: AreaMapData; title: string }) {
  const [hub] = map.markers;
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-label={title}
      textAnchor="middle"
    >
      <path d={map.land} fill="var(--land)" />
      <path d={map.borders} stroke="var(--sunken)" strokeWidth="2.5" strokeLinejoin="round" />
      <path className={styles.branch} d={`M${hub.x} ${hub.y}H-999`} />
      <path className={styles.routes} d={map.routes} />
      <path d={map.ends} stroke="var(--route)" strokeWidth="8" strokeLinecap="round" />
      {map.states.map(
        ({ code, label, x, y }) =>
          label && (
            <text key={code} x={x} y={y}>
              <tspan>{label}</tspan>
              {/* An attribute, so that only one of the two shows without CSS. */}
              <tspan display="none">{code}</tspan>
            </text>
          ),
      )}
      {map.markers.map(({ names, x, y, plate }) => (
        <Fragment key={names.join()}>
          <circle cx={x} cy={y} r="9" fill="var(--mark)" stroke="var(--ink)" strokeWidth="4" />
          {plate && (
            <text className={styles.city} x={x + plate.x} y={y + plate.y}>
              {plate.words}
            </text>
          )}
        </Fragment>
      ))}
    </svg>
  );
}
