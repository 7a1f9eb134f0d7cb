import type { Location } from '../../content/description.ts';

/** A sketch of an office and the company's places near it: true bearings on invented streets. */
export interface OfficeSketch {
  places: SketchPlace[];
  /** From the office to each of the others. */
  routes: string;
  /** Along the routes, and between them. */
  roads: string;
  streets: string;
}

export interface SketchPlace extends Pick<Location, 'name' | 'city'> {
  x: number;
  y: number;
}

export const SKETCH = { width: 600, height: 300 };
/** Places farther apart than this, in kilometers, do not share a sketch. */
const MAX_DISTANCE = 40;
const KM_PER_DEGREE = 111.2;
/** What stays in sight in any frame, with room for names below the places. */
const ROOM = { width: 230, height: 108 };
const MIDDLE = { x: SKETCH.width / 2, y: 132 };
/** Nearer to each other than this, names would overlap. */
const NAME = { width: 150, height: 84 };
const BEND = 26;
/** Uneven, as blocks are. */
const STREETS = { x: [40, 112, 196, 276, 348, 430, 488, 560], y: [36, 96, 164, 228, 284] };
const CLEARANCE = 26;

type Offset = { location: Location; east: number; south: number };

function offsetFrom(office: Location, location: Location): Offset {
  const parallel = Math.cos((office.latitude * Math.PI) / 180);
  return {
    location,
    east: (location.longitude - office.longitude) * parallel * KM_PER_DEGREE,
    south: (office.latitude - location.latitude) * KM_PER_DEGREE,
  };
}

const spanOf = (values: number[]) => Math.max(...values) - Math.min(...values);
const middleOf = (values: number[]) => (Math.max(...values) + Math.min(...values)) / 2;

function placesAround(office: Location, locations: Location[]): SketchPlace[] {
  const near = [office, ...locations.filter((location) => location !== office)]
    .map((location) => offsetFrom(office, location))
    .filter(({ east, south }) => Math.hypot(east, south) < MAX_DISTANCE);
  const [east, south] = [near.map((one) => one.east), near.map((one) => one.south)];
  const scale = Math.min(
    ROOM.width / Math.max(spanOf(east), 0.1),
    ROOM.height / Math.max(spanOf(south), 0.1),
  );
  const places: SketchPlace[] = [];
  for (const { location, east: x, south: y } of near) {
    const place = {
      name: location.name,
      city: location.city,
      x: Math.round(MIDDLE.x + (x - middleOf(east)) * scale),
      y: Math.round(MIDDLE.y + (y - middleOf(south)) * scale),
    };
    const isCrowded = places.some(
      (other) =>
        Math.abs(other.x - place.x) < NAME.width && Math.abs(other.y - place.y) < NAME.height,
    );
    if (!isCrowded) places.push(place);
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
