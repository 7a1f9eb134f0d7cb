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
    >
      {/* The attributes are for browsers without the style sheet: an outline with names. */}
      <path className={styles.around} fill="none" d={map.around} />
      {map.states.map(({ code, shape }) => (
        <path key={code} className={styles.state} fill="none" stroke="currentColor" d={shape} />
      ))}
      {map.states.map(({ code, name, x, y }) => (
        <g key={code} className={styles.name} textAnchor="middle">
          <text x={x} y={y} data-size="wide">
            {name}
          </text>
          <text x={x} y={y} data-size="narrow" display="none">
            {code}
          </text>
        </g>
      ))}
      {map.pins.map(({ name, x, y, lean }) => (
        <path
          key={name}
          className={styles.pin}
          transform={`translate(${x} ${y}) rotate(${lean})`}
          d="M0 0C-4-9-11-15-11-23a11 11 0 0 1 22 0C11-15 4-9 0 0Zm0-19a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z"
        />
      ))}
    </svg>
  );
}
