import { geoDistance, geoMercator } from 'd3-geo';
import type { Location } from '../../content/description.ts';
import type { Place } from './labels.ts';

/** A sketch of an office and the company's places near it: true bearings on invented streets. */
export interface OfficeSketch {
  places: SketchPlace[];
  routes: string;
  roads: string;
  streets: string;
}

export type SketchPlace = Pick<Location, 'name' | 'city'> & Place;

export const SKETCH = { width: 600, height: 300 };
/** Places farther apart than this, in kilometers, do not share a sketch. */
const MAX_DISTANCE = 40;
const EARTH_RADIUS = 6371;
/** Margin kept in sight in any frame, with room for names below the places. */
const VIEW: [Point, Point] = [
  [185, 78],
  [415, 186],
];
/** In degrees: about 50 m. */
const MARGIN = 0.0005;
/** Nearer to each other than this, names would overlap. */
const NAME = { width: 150, height: 84 };
const BEND = 26;
/** Uneven, as blocks are. */
const STREETS = { x: [40, 112, 196, 276, 348, 430, 488, 560], y: [36, 96, 164, 228, 284] };
const CLEARANCE = 26;

type Point = [longitude: number, latitude: number];

const pointOf = ({ longitude, latitude }: Location): Point => [longitude, latitude];

function placesAround(office: Location, locations: Location[]): SketchPlace[] {
  const [longitude, latitude] = pointOf(office);
  const near = [office, ...locations.filter((location) => location !== office)].filter(
    (location) => geoDistance(pointOf(office), pointOf(location)) * EARTH_RADIUS < MAX_DISTANCE,
  );
  // Points around the office, because nothing can be fitted to a single one.
  const around = [-MARGIN, MARGIN].map((by): Point => [longitude + by, latitude + by]);
  const coordinates = [...near.map(pointOf), ...around];
  const projection = geoMercator().fitExtent(VIEW, { type: 'MultiPoint', coordinates });
  const places: SketchPlace[] = [];
  for (const location of near) {
    const [x = 0, y = 0] = projection(pointOf(location))?.map(Math.round) ?? [];
    const isCrowded = places.some(
      (other) => Math.abs(other.x - x) < NAME.width && Math.abs(other.y - y) < NAME.height,
    );
    if (!isCrowded) places.push({ name: location.name, city: location.city, x, y });
  }
  return places;
}

/** One rounded bend, and never through a name, which is below its place. */
function routeBetween(from: SketchPlace, to: SketchPlace): string {
  const [width, height] = [to.x - from.x, to.y - from.y];
  const start = `M${from.x} ${from.y}`;
  if (Math.min(Math.abs(width), Math.abs(height)) < BEND) return `${start}L${to.x} ${to.y}`;
  const [across, down] = [Math.sign(width) * BEND, Math.sign(height) * BEND];
  return height > 0
    ? `${start}H${to.x - across}Q${to.x} ${from.y} ${to.x} ${from.y + down}V${to.y}`
    : `${start}V${to.y - down}Q${from.x} ${to.y} ${from.x + across} ${to.y}H${to.x}`;
}

const across = (y: number) => `M-99 ${y}H699`;
const down = (x: number) => `M${x}-99V399`;

export function sketchOffice(office: Location, locations: Location[]): OfficeSketch {
  const places = placesAround(office, locations);
  const [first, ...others] = places;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const isClear = (roads: number[]) => (at: number) =>
    roads.every((road) => Math.abs(road - at) > CLEARANCE);
  return {
    places,
    routes: others.map((place) => (first ? routeBetween(first, place) : '')).join(''),
    roads: [...ys.map(across), ...xs.map(down)].join(''),
    streets: [
      ...STREETS.y.filter(isClear(ys)).map(across),
      ...STREETS.x.filter(isClear(xs)).map(down),
    ].join(''),
  };
}
