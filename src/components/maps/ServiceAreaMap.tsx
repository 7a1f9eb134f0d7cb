import type { AreaMapData } from '../../visuals/map/areaMap.ts';
import styles from './ServiceAreaMap.module.css';

export interface ServiceAreaMapProps {
  map: AreaMapData;
  title: string;
}

/** Everything on it is also said in words beside it. */
export function ServiceAreaMap({ map, title }: ServiceAreaMapProps) {
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-label={title}
      // As in the CSS, so that names keep their places without it.
      textAnchor="middle"
    >
      <path className={styles.land} d={map.land} />
      <path className={styles.borders} d={map.borders} />
      {map.markers.slice(0, 1).map(({ names, x, y }) => (
        <path key={names.join()} className={styles.branch} d={`M${x} ${y}H-999`} />
      ))}
      {map.routes.map(({ curve }) => (
        <path key={curve} className={styles.route} d={curve} />
      ))}
      {map.routes.map(({ curve, x, y }) => (
        <circle key={curve} className={styles.end} cx={x} cy={y} r="4" />
      ))}
      {map.states.map(
        ({ code, label, x, y }) =>
          label && (
            <g key={code} className={styles.name} transform={`translate(${x} ${y})`}>
              <text data-size="wide">{label}</text>
              {/* An attribute, so that the two names do not overlap without CSS. */}
              <text data-size="narrow" display="none">
                {code}
              </text>
            </g>
          ),
      )}
      {map.markers.map(({ names, x, y, plate }) => (
        <g key={names.join()} className={styles.marker} transform={`translate(${x} ${y})`}>
          <circle r="11" />
          <circle r="7" data-part="ring" />
          {plate && (
            <text x={plate.x} y={plate.y}>
              {plate.words}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
