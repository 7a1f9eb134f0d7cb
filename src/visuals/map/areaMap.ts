import { geoAlbersUsa, geoArea, geoBounds, geoConicEqualArea, geoPath } from 'd3-geo';
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import states from 'us-atlas/states-10m.json' with { type: 'json' };
import type { Company } from '../../content/description.ts';
import { STATES, type StateCode } from '../../content/states.ts';
import { around, type Box, markerBox, type Point, touch } from './boxes.ts';
import { isInside, labelPlace } from './labelPlace.ts';
import { type Plate, plateBox, platesFor } from './plates.ts';
import { relativePath } from './relativePath.ts';
import { nameBox, type Route, routesFrom } from './routes.ts';

/** The served states as shapes on a sheet, from the US Census, with a marker for each location. */

export interface MapMarker {
  /** The cities that are too close together for a marker each. */
  names: string[];
  x: number;
  y: number;
  /** Where the names stand, from the marker, if they have room. */
  plate?: Plate | undefined;
}

export interface AreaMapData {
  width: number;
  height: number;
  /** All of the states' ground as one shape, and the lines between them, each once. */
  land: string;
  borders: string;
  states: {
    code: string;
    name: string;
    x: number;
    y: number;
    /** What is written there: the name, its two letters or, where there is no room, nothing. */
    label: string;
    /** The same on a phone. */
    narrowLabel: string;
  }[];
  markers: MapMarker[];
  /** From the first marker to every other state. */
  routes: Route[];
}

type StateShapes = Topology<{ states: GeometryCollection<{ name: string }> }>;

const WIDTH = 640;
const MARGIN = 12;
/** Corners that take less than this from a state's shape, in square degrees, are left out. */
const DETAIL = 2e-2;
/** That is for an area of so many square degrees. */
const DRAWN_FOR = 320;
/** Locations nearer to each other than this share a marker. */
const CROWDED = 40;
const BRANCH_ROOM = 26;
/** A single small state would otherwise be a page long. */
const TALLEST = 620;
const FAR = ['AK', 'HI'];
/** More of them would be a net that nobody can follow. */
const MOST_ROUTES = 16;
/** What two letters take on a phone. */
const NARROW_LABEL = { width: 34, height: 24 };
const OVER_BORDERS = 1.25;

const atlas = states as unknown as StateShapes;

const nameOf = ({ properties }: { properties?: { name?: string } | undefined }) =>
  properties?.name ?? '';

const weighted = presimplify(atlas);

/** The states with no more corners than are seen when these are drawn as large as the sheet. */
function shapesFor(codes: readonly string[]): StateShapes {
  const names = codes.map((code) => STATES[code as StateCode] as string);
  const { geometries } = atlas.objects.states as GeometryCollection<{ name: string }>;
  const served = geometries.filter((state) => names.includes(nameOf(state)));
  const collection = feature(atlas, { type: 'GeometryCollection', geometries: served });
  const [[west, south], [east, north]] = geoBounds(collection);
  const share = (((east - west + 360) % 360) * (north - south)) / DRAWN_FOR;
  return simplify(weighted, DETAIL * (share < 0.5 ? share : share > 2 ? 4 : 1)) as StateShapes;
}

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
  const shapes = shapesFor(codes);
  const { states } = shapes.objects;
  const names = new Map(codes.map((code) => [STATES[code] as string, code]));
  const served = {
    ...states,
    geometries: states.geometries.filter((state) => names.has(nameOf(state))),
  } as GeometryCollection<{ name: string }>;
  const collection = feature(shapes, served);
  const { projection, height } = fitted(collection, codes);
  const path = geoPath(projection).digits(0);
  const pins = locations.map(({ city, latitude, longitude }) => {
    const [x, y] = projection([longitude, latitude]) ?? [0, 0];
    return { names: [city], x: round(x), y: round(y) };
  });
  const markers = gathered(pins);
  const [hub] = markers;

  const placed = collection.features.toSorted(byName).map((state) => {
    const part = largestPart(state as Feature<Polygon | MultiPolygon>);
    const outline = (part.coordinates[0] ?? []).flatMap(([east = 0, north = 0]) => {
      const point = projection([east, north]);
      return point ? [point as Point] : [];
    });
    const { name } = state.properties;
    const [x, y] = labelPlace(outline, name, path.centroid(part), markers.map(markerBox));
    return { code: names.get(name) ?? '', name, x: round(x), y: round(y), outline };
  });
  if (hub) for (const state of placed) clearBranch(state, hub.y, markers.map(markerBox));
  const named = labelled(placed, markers.map(markerBox));
  const boxes = named.filter(({ label }) => label).map((state) => labelBox(state, state.label));
  const plates = platesFor(markers, boxes, { width: WIDTH, height });
  const drawn = withHubPlate(named, markers, plates, height);
  const away = drawn.filter(({ outline }) => !(hub && isInside([hub.x, hub.y], outline)));
  const taken = [
    ...markers.slice(1).map(markerBox),
    ...markers.flatMap((marker, index) => {
      const plate = plates[index];
      return plate ? [plateBox(marker, plate)] : [];
    }),
  ];
  return {
    width: WIDTH,
    height,
    land: relativePath(path(merge(shapes, polygons(served))) ?? ''),
    borders: relativePath(path(mesh(shapes, served, (one, other) => one !== other)) ?? ''),
    states: drawn.map(({ outline: _outline, ...state }) => state),
    markers: markers.map((marker, index) => ({ ...marker, plate: plates[index] })),
    routes:
      hub && away.length <= MOST_ROUTES
        ? routesFrom([hub.x, hub.y], away.map(asPlace), isInside, taken)
        : [],
  };
}

/** The served states as large as the sheet allows. */
function fitted(collection: FeatureCollection, codes: readonly string[]) {
  const [[west, south], [east, north]] = geoBounds(collection);
  const width = (east - west + 360) % 360;
  const sixth = (north - south) / 6;
  // Alaska and Hawaii would make all the others small: they stand beside them, as on every US map.
  const isFar = codes.length > 1 && codes.some((code) => FAR.includes(code));
  const projection = isFar
    ? geoAlbersUsa()
    : geoConicEqualArea()
        .parallels([south + sixth, north - sixth])
        .rotate([-(west + width / 2), 0]);
  projection.fitExtent(
    [
      [MARGIN, MARGIN],
      [WIDTH - MARGIN, TALLEST - MARGIN],
    ],
    collection,
  );
  const [[, top], [, bottom]] = geoPath(projection).bounds(collection);
  const [x, y] = projection.translate();
  projection.translate([x, y - top + MARGIN]);
  const height = Math.round(bottom - top + 2 * MARGIN);
  if ('clipExtent' in projection) {
    projection.clipExtent([
      [0, 0],
      [WIDTH, height],
    ]);
  }
  return { projection, height };
}

/** Where the company itself is, is said before the name of any state. */
function withHubPlate(
  states: ReturnType<typeof labelled>,
  markers: MapMarker[],
  plates: (Plate | undefined)[],
  height: number,
) {
  const [hub] = markers;
  if (!hub || plates[0]) return states;
  const others = markers.slice(1).flatMap((marker, index) => {
    const plate = plates[index + 1];
    return [markerBox(marker), ...(plate ? [plateBox(marker, plate)] : [])];
  });
  const [plate] = platesFor([hub], others, { width: WIDTH, height });
  if (!plate) return states;
  plates[0] = plate;
  const box = plateBox(hub, plate);
  return states.map((state) =>
    state.label && touch(labelBox(state, state.label), box) ? { ...state, label: '' } : state,
  );
}

interface PlacedState {
  code: string;
  name: string;
  x: number;
  y: number;
  outline: Point[];
}

const asPlace = (state: PlacedState & { label: string }) => ({ ...state, name: state.label });

const labelBox = ({ x, y }: Pick<PlacedState, 'x' | 'y'>, label: string) =>
  nameBox({ name: label, x, y });

/** The name of each state, or its two letters, where neither a marker nor another name stands. */
function labelled(states: PlacedState[], pins: Box[]) {
  const wide: Box[] = [...pins];
  const narrow: Box[] = [...pins];
  const roomy = states.toSorted((one, other) => extent(other) - extent(one));
  const labels = new Map(
    roomy.map((state) => {
      const words = isWrittenOut(state, states) ? [state.name, state.code] : [state.code];
      const label = words.find((one) => !wide.some((box) => touch(labelBox(state, one), box)));
      if (label) wide.push(labelBox(state, label));
      const narrowBox = around([state.x, state.y], NARROW_LABEL.width, NARROW_LABEL.height);
      const hasNarrow = !narrow.some((box) => touch(narrowBox, box));
      if (hasNarrow) narrow.push(narrowBox);
      return [state.code, { label: label ?? '', narrowLabel: hasNarrow ? state.code : '' }];
    }),
  );
  return states.map((state) => ({
    ...state,
    ...(labels.get(state.code) ?? { label: '', narrowLabel: '' }),
  }));
}

const extent = ({ outline }: PlacedState) => {
  const xs = outline.map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs);
};

/** A name may lie a little over its state's borders, not where a neighbor has its two letters. */
function isWrittenOut(state: PlacedState, states: PlacedState[]): boolean {
  const box = labelBox(state, state.name);
  const others = states.filter((other) => other !== state);
  return (
    box.width <= extent(state) * OVER_BORDERS &&
    !others.some((other) => touch(box, labelBox(other, other.code)))
  );
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
function clearBranch(state: PlacedState, branch: number, pins: Box[]) {
  if (Math.abs(state.y - branch) > BRANCH_ROOM) return;
  const places = [branch - BRANCH_ROOM, branch + BRANCH_ROOM];
  const best = places.find(
    (y) =>
      isInside([state.x, y], state.outline) &&
      !pins.some((pin) => touch(labelBox({ x: state.x, y }, state.name), pin)),
  );
  state.y = best ?? state.y;
}
