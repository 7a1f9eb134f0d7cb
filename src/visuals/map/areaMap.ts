import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea, geoBounds, geoConicEqualArea, geoPath } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Company } from '../../content/description.ts';
import { STATES } from '../../content/states.ts';
import { isInside, labelPlace } from './labelPlace.ts';
import { relativePath } from './relativePath.ts';
import { nameBox, type Route, routesFrom } from './routes.ts';

/** The served states as shapes on a sheet, from the US Census, with a marker for each location. */

export interface MapMarker {
  /** The cities that are too close together for a marker each. */
  names: string[];
  x: number;
  y: number;
  /** Where the names stand, from the marker. */
  label: { x: number; y: number };
}

export interface AreaMapData {
  width: number;
  height: number;
  /** All of the states' ground as one shape, and the lines between them, each once. */
  land: string;
  borders: string;
  states: { code: string; name: string; x: number; y: number }[];
  markers: MapMarker[];
  /** From the first marker to every other state. */
  routes: Route[];
}

type StateShapes = Topology<{ states: GeometryCollection<{ name: string }> }>;

const WIDTH = 640;
const MARGIN = 12;
/** Corners that take less than this from a state's shape, in square degrees, are left out. */
const DETAIL = 2e-2;
/** Locations nearer to each other than this share a marker. */
const CROWDED = 40;
/** How much room a marker's own words take. */
const MARKER_LETTER = 12;
const MARKER_LINE = 30;
const BRANCH_ROOM = 26;

type Outline = (readonly [number, number])[];

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

  const drawn = collection.features.toSorted(byName).map((state) => {
    const part = largestPart(state as Feature<Polygon | MultiPolygon>);
    const outline = (part.coordinates[0] ?? []).map(([east = 0, north = 0]) => {
      const [x = 0, y = 0] = projection([east, north]) ?? [];
      return [x, y] as const;
    });
    const { name } = state.properties;
    const [x, y] = labelPlace(outline, name, path.centroid(part));
    const code = names.get(name) ?? '';
    return {
      code,
      name,
      x: round(x),
      y: round(y),
      outline,
    };
  });
  const markers = gathered(
    locations.map(({ city, latitude, longitude }) => {
      const [x, y] = projection([longitude, latitude]) ?? [0, 0];
      return { names: [city], x: round(x), y: round(y), label: { x: 0, y: 0 } };
    }),
  );
  const hub = markers[0] ? ([markers[0].x, markers[0].y] as const) : undefined;
  for (const state of drawn) if (hub) clearBranch(state, hub[1]);
  const away = drawn.filter(({ outline }) => !(hub && isInside(hub, outline)));
  return {
    width: WIDTH,
    height,
    land: relativePath(path(merge(shapes, polygons(served))) ?? ''),
    borders: relativePath(path(mesh(shapes, served, (one, other) => one !== other)) ?? ''),
    states: drawn.map(({ outline: _outline, ...state }) => state),
    markers: markers.map((marker) => ({ ...marker, label: labelBeside(marker, drawn, height) })),
    routes: hub ? routesFrom(hub, away, isInside) : [],
  };
}

type Polygons = Parameters<typeof merge>[1];

const polygons = ({ geometries }: GeometryCollection) => geometries as Polygons;

interface Named {
  properties: { name: string };
}

const byName = (one: Named, other: Named) =>
  one.properties.name.localeCompare(other.properties.name);

/** Neighbors become one marker, at the place of the first of them. */
function gathered(markers: MapMarker[]): MapMarker[] {
  const all: MapMarker[] = [];
  for (const marker of markers) {
    const near = all.find(({ x, y }) => Math.hypot(x - marker.x, y - marker.y) < CROWDED);
    if (!near) all.push({ ...marker, names: [...marker.names] });
    else near.names.push(...marker.names.filter((name) => !near.names.includes(name)));
  }
  return all;
}

/** The line comes to the first marker from the left: no name stands in its way. */
function clearBranch(state: { x: number; y: number; outline: Outline }, branch: number) {
  if (Math.abs(state.y - branch) > BRANCH_ROOM) return;
  const places = [branch - BRANCH_ROOM, branch + BRANCH_ROOM];
  const best = places.find((y) => isInside([state.x, y], state.outline));
  state.y = best ?? state.y;
}

/** Below the marker or above it, where it lies on no state's name; else below the map. */
function labelBeside(
  { names, x, y }: MapMarker,
  states: Parameters<typeof nameBox>[0][],
  height: number,
) {
  const width = names.join(' · ').length * MARKER_LETTER;
  const boxes = states.map(nameBox);
  const isFree = (label: { x: number; y: number }) => {
    const left = x + label.x - width / 2;
    const top = y + label.y - MARKER_LINE;
    return boxes.every(
      (box) =>
        left > box.x + box.width ||
        left + width < box.x ||
        top > box.y + box.height ||
        top + MARKER_LINE < box.y,
    );
  };
  const tried = [44, -22, 60, 76].flatMap((down) =>
    [-width / 2, 0, width / 3].map((right) => ({ x: round(right), y: down })),
  );
  return tried.find(isFree) ?? { x: 0, y: round(height - y + MARKER_LINE) };
}
