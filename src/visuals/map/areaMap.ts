import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea, geoBounds, geoConicEqualArea, geoPath } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature, merge } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Company } from '../../content/description.ts';
import { STATES } from '../../content/states.ts';
import { labelPlace } from './labelPlace.ts';
import { relativePath } from './relativePath.ts';

/** The served states as shapes on a sheet, from the US Census, with a pin for each location. */

export interface MapPin {
  name: string;
  x: number;
  y: number;
  /** In degrees, where pins would otherwise stand on each other. */
  lean: number;
}

export interface AreaMapData {
  width: number;
  height: number;
  /** The rest of the country, as far as it is in view. */
  around: string;
  states: { code: string; name: string; shape: string; x: number; y: number }[];
  pins: MapPin[];
}

type StateShapes = Topology<{ states: GeometryCollection<{ name: string }> }>;

const WIDTH = 640;
const MARGIN = 12;
/** Corners that take less than this from a state's shape, in square degrees, are left out. */
const DETAIL = 6e-3;
/** Pins nearer to each other than this lean apart. */
const CROWDED = 40;
const LEAN = 35;

const file = createRequire(import.meta.url).resolve('us-atlas/states-10m.json');
const atlas: StateShapes = JSON.parse(readFileSync(file, 'utf8'));

const shapes = simplify(presimplify(atlas), DETAIL) as StateShapes;

/** Islands too small to see, and a state's lesser parts, do not pull its name aside. */
function largestPart({ geometry }: Feature<Polygon | MultiPolygon>): Polygon {
  if (geometry.type === 'Polygon') return geometry;
  const parts = geometry.coordinates.map(
    (coordinates): Polygon => ({ type: 'Polygon', coordinates }),
  );
  const [largest] = parts.toSorted((one, other) => geoArea(other) - geoArea(one));
  return largest ?? { type: 'Polygon', coordinates: [] };
}

const round = (value: number) => Math.round(value * 10) / 10;

export function areaMap({
  states: codes,
  locations,
}: Pick<Company, 'states' | 'locations'>): AreaMapData {
  const { states } = shapes.objects;
  const names = new Map(codes.map((code) => [STATES[code] as string, code]));
  const isServed = ({ properties }: { properties?: { name?: string } | undefined }) =>
    names.has(properties?.name ?? '');
  const served = {
    ...states,
    geometries: states.geometries.filter(isServed),
  } as GeometryCollection<{ name: string }>;
  const collection = feature(shapes, served);

  const [[west, south], [east, north]] = geoBounds(collection);
  const width = (east - west + 360) % 360;
  const sixth = (north - south) / 6;
  const projection = geoConicEqualArea()
    .parallels([south + sixth, north - sixth])
    .rotate([-(west + width / 2), 0]);
  projection.fitWidth(WIDTH - 2 * MARGIN, collection);
  const path = geoPath(projection).digits(0);
  const [[left, top], [, bottom]] = path.bounds(collection);
  const [x, y] = projection.translate();
  projection.translate([x - left + MARGIN, y - top + MARGIN]);
  const height = Math.ceil(bottom - top + 2 * MARGIN);
  projection.clipExtent([
    [0, 0],
    [WIDTH, height],
  ]);

  const others = states.geometries.filter((state) => !isServed(state));
  return {
    width: WIDTH,
    height,
    around: relativePath(path(merge(shapes, others as never)) ?? ''),
    states: collection.features.toSorted(byName).map((state) => {
      const part = largestPart(state as Feature<Polygon | MultiPolygon>);
      const outline = (part.coordinates[0] ?? []).map(([east = 0, north = 0]) => {
        const [x = 0, y = 0] = projection([east, north]) ?? [];
        return [x, y] as const;
      });
      const { name } = state.properties;
      const [x, y] = labelPlace(outline, name, path.centroid(part));
      return {
        code: names.get(name) ?? '',
        name,
        shape: relativePath(path(state) ?? ''),
        x: round(x),
        y: round(y),
      };
    }),
    pins: leanApart(
      locations.map(({ city, latitude, longitude }) => {
        const [pinX, pinY] = projection([longitude, latitude]) ?? [0, 0];
        return { name: city, x: round(pinX), y: round(pinY), lean: 0 };
      }),
    ),
  };
}

interface Named {
  properties: { name: string };
}

const byName = (one: Named, other: Named) =>
  one.properties.name.localeCompare(other.properties.name);

function leanApart(pins: MapPin[]): MapPin[] {
  return pins.map((pin) => {
    const near = pins
      .filter((other) => Math.hypot(other.x - pin.x, other.y - pin.y) < CROWDED)
      .toSorted((one, other) => one.x - other.x);
    const place = near.indexOf(pin) - (near.length - 1) / 2;
    return { ...pin, lean: Math.round(place * 2 * LEAN) };
  });
}
