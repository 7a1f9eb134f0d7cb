import { geoAlbersUsa, geoBounds, geoCentroid, geoConicEqualArea, geoPath } from 'd3-geo';
import type { FeatureCollection } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlasJson from 'us-atlas/states-10m.json' with { type: 'json' };
import type { Company, Location } from '../../content/description.ts';
import { STATES, type StateCode } from '../../content/states.ts';
import {
  LABEL_ANCHORS,
  labelMap,
  type MapMarker,
  type MapMarkers,
  type MapState,
  type Place,
} from './labels.ts';

/** The served states as shapes, from the US Census, with a marker for each location. */
export interface AreaMapData {
  width: number;
  height: number;
  /** All served states as one SVG path, and the borders between them as another. */
  land: string;
  borders: string;
  states: MapState[];
  markers: MapMarkers;
  /** From the first marker to every other state, as one SVG path, and where each ends. */
  routes: string;
  ends: string;
}

type StateShapes = GeometryCollection<{ name: string }>;
type Point = [x: number, y: number];

const WIDTH = 640;
const MARGIN = 12;
/** One small state would otherwise fill several screens. */
const MAX_HEIGHT = 620;
/** Outline corners and islands smaller than this, in square units of the map, are left out. */
const MIN_DETAIL = 90;
/** Locations nearer to each other than this share a marker. */
const MIN_DISTANCE = 40;
/** More would make routes hard to follow. */
const MAX_ROUTES = 16;
/** Gap between a state's name and its route's end. */
const ROUTE_END_OFFSET = 22;
/** Bend of a route: its distance from the hub across, and from its end up and down. */
const ROUTE_BEND = 0.3;

const atlas = presimplify(atlasJson as unknown as Topology<{ states: StateShapes }>);

/** North up; Alaska and Hawaii are insets beside other states, as on every US map. */
function chooseProjection(codes: readonly StateCode[], outlines: FeatureCollection) {
  const isFar = codes.includes('AK') || codes.includes('HI');
  if (isFar && codes.length > 1) return geoAlbersUsa();
  const [[, south], [, north]] = geoBounds(outlines);
  const [longitude] = geoCentroid(outlines);
  return geoConicEqualArea().parallels([south, north]).rotate([-longitude, 0]);
}

type Projection = ReturnType<typeof chooseProjection>;

/** Fits the states into the map's width, and returns the height that they take. */
function fitProjection(projection: Projection, outlines: FeatureCollection): number {
  const fitInto = (height: number) => {
    const end: Point = [WIDTH - MARGIN, height - MARGIN];
    return projection.fitExtent([[MARGIN, MARGIN], end], outlines);
  };
  const [[, top], [, bottom]] = geoPath(fitInto(MAX_HEIGHT)).bounds(outlines);
  const height = Math.round(bottom - top + 2 * MARGIN);
  fitInto(height);
  return height;
}

function project(projection: Projection, place: Point): Place {
  const [x, y] = projection(place) ?? [0, 0];
  return { x: Math.round(x), y: Math.round(y) };
}

/** Locations close together become one marker, at the place of the first of them. */
function groupMarkers(locations: Company['locations'], projection: Projection): MapMarkers {
  const [hub, ...others] = locations;
  const place = ({ city, state, latitude, longitude }: Location): MapMarker => {
    return { names: [city], state, ...project(projection, [longitude, latitude]) };
  };
  const markers: MapMarkers = [place(hub)];
  for (const marker of others.map(place)) {
    const isNear = ({ x, y }: Place) => Math.hypot(x - marker.x, y - marker.y) < MIN_DISTANCE;
    const near = markers.find(isNear);
    if (near) near.names = [...new Set([...near.names, ...marker.names])];
    else markers.push(marker);
  }
  return markers;
}

/** Puts a route's end on the side of the state's name that faces the hub. */
const routeEnd = (hub: MapMarker, { x, y }: MapState): Place => ({
  x,
  y: y + (hub.y > y ? ROUTE_END_OFFSET : -ROUTE_END_OFFSET),
});

/** Leaves the hub upward and bends out. */
function drawRoute(hub: MapMarker, { x, y }: Place): string {
  const bendX = Math.round(hub.x + 1.4 * ROUTE_BEND * (x - hub.x));
  const bendY = Math.round(y + ROUTE_BEND * (hub.y - y - Math.abs(hub.x - x) / 3));
  return `M${hub.x} ${hub.y}Q${bendX} ${bendY} ${x} ${y}`;
}

/** The shapes without corners and islands too small to see at the projection's scale. */
function simplifyShapes(served: StateShapes, projection: Projection) {
  const degreesPerUnit = 180 / Math.PI / projection.scale();
  const minArea = MIN_DETAIL * degreesPerUnit ** 2;
  const simplified = { ...simplify(atlas, minArea), objects: { states: served } };
  return filter(simplified, filterWeight(simplified, minArea)) as typeof atlas;
}

export function drawAreaMap({
  states,
  locations,
}: Pick<Company, 'states' | 'locations'>): AreaMapData {
  const codes = new Map<string, StateCode>(states.map((code) => [STATES[code], code]));
  const all = atlas.objects.states;
  const geometries = all.geometries.filter(
    ({ properties }) => properties && 'name' in properties && codes.has(properties.name),
  );
  const served: StateShapes = { ...all, geometries };
  const outlines = feature(atlas, served);
  const projection = chooseProjection(states, outlines);
  const height = fitProjection(projection, outlines);
  const path = geoPath(projection).digits(0);

  const places = outlines.features.map((outline) => {
    const { name } = outline.properties;
    const code = codes.get(name) as StateCode;
    const [[left, top], [right, bottom]] = path.bounds(outline);
    const anchor = LABEL_ANCHORS[code] ?? geoCentroid(outline);
    const size = { width: right - left, height: bottom - top };
    return { code, name, label: '', ...project(projection, anchor), ...size };
  });
  places.sort((one, other) => one.name.localeCompare(other.name));
  const markers = groupMarkers(locations, projection);
  const labeled = labelMap(places, markers, { width: WIDTH, height });
  const [hub] = markers;
  const others = labeled.states.filter(({ code }) => code !== hub.state);
  const ends = others.length > MAX_ROUTES ? [] : others.map((state) => routeEnd(hub, state));

  const shapes = simplifyShapes(served, projection);
  const shown = shapes.objects.states;
  return {
    ...labeled,
    width: WIDTH,
    height,
    land: path(merge(shapes, shown.geometries as Parameters<typeof merge>[1])) ?? '',
    borders: path(mesh(shapes, shown, (one, other) => one !== other)) ?? '',
    routes: ends.map((end) => drawRoute(hub, end)).join(''),
    ends: ends.map(({ x, y }) => `M${x} ${y}h.01`).join(''),
  };
}
