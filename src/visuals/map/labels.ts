import type { Size } from '../../content/field.ts';
import type { StateCode } from '../../content/states.ts';

/** Places labels on the map. All lengths are in the map's own units. */

export interface Place {
  x: number;
  y: number;
}

type Box = Place & Size;

/** A city's name, positioned relative to its marker. */
interface Plate extends Place {
  words: string;
}

export interface MapMarker extends Place {
  /** The cities that are too close together for a marker each. */
  names: string[];
  /** The state of the first of them. */
  state: string;
  /** The names as written on the map, if they have room. */
  plate?: Plate | undefined;
}

/** The first is the hub, from which the routes lead. */
export type MapMarkers = [MapMarker, ...MapMarker[]];

export interface MapState extends Place {
  code: string;
  name: string;
  width: number;
  height: number;
  /** The name, its two letters or, without room, nothing. */
  label: string;
}

/** Longitude and latitude of a state's name where the middle of its outline does not suit. */
export const LABEL_ANCHORS: Partial<Record<StateCode, [number, number]>> = {
  FL: [-81.6, 28.2],
  HI: [-155.5, 19.6],
  IL: [-89, 40.8],
  IN: [-86.2, 39.4],
  LA: [-92.5, 31.1],
  MI: [-84.7, 43.4],
};

const MARKER_RADIUS = 14;
const LABEL_HEIGHT = 28;
/** Widths of an average letter. */
const STATE_LETTER = 8.2;
const PLATE_LETTER = 7.6;
const MIN_LABEL_WIDTH = 38;
const PLATE_PADDING = 3;
/** A plate's extent above and below its baseline. */
const [PLATE_TOP, PLATE_BOTTOM] = [14, 5];

/** A name may reach a little over its state's borders. */
const NAME_OVERHANG = 1.25;
/** Offsets to try for a state's label: at its anchor, else above or below it. */
const LABEL_STEPS = [0, -36, 36, -72, 72];
/** Baselines of a plate below, above and beside its marker. */
const [BELOW, ABOVE, BESIDE] = [30, -20, 5];
/** The list beside the map has all cities. */
const MAX_NAMES = 3;
const BRANCH_WIDTH = 16;

const boxAround = ({ x, y }: Place, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const boxMarker = (marker: Place) => boxAround(marker, 2 * MARKER_RADIUS, 2 * MARKER_RADIUS);

export const boxLabel = (state: Place, label: string) =>
  boxAround(state, Math.max(MIN_LABEL_WIDTH, label.length * STATE_LETTER), LABEL_HEIGHT);

const plateWidth = (words: string) =>
  2 * Math.round((words.length * PLATE_LETTER) / 2 + PLATE_PADDING);

export const boxPlate = (marker: Place, { words, x, y }: Plate): Box => ({
  x: marker.x + x - plateWidth(words) / 2,
  y: marker.y + y - PLATE_TOP,
  width: plateWidth(words),
  height: PLATE_TOP + PLATE_BOTTOM,
});

export const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Whether a box is on the map and overlaps no other. */
const fits = (box: Box, map: Size, taken: readonly Box[]) =>
  Math.min(box.x, box.y) >= 0 &&
  box.x + box.width <= map.width &&
  box.y + box.height <= map.height &&
  !taken.some((other) => overlap(box, other));

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));

/** Below or above the marker, toward the middle of its state or centered; else beside it. */
function placePlate(marker: MapMarker, states: MapState[], map: Size, taken: Box[]) {
  const words = marker.names.slice(0, MAX_NAMES).join(' · ');
  const half = plateWidth(words) / 2;
  const reach = half - MARKER_RADIUS;
  const middle = states.find(({ code }) => code === marker.state)?.x ?? marker.x;
  const inward = clamp(clamp(middle, marker.x - reach, marker.x + reach), half, map.width - half);
  const aside = half + MARKER_RADIUS + 2;
  const plates: Plate[] = [
    ...[inward - marker.x, 0].flatMap((x) => [BELOW, ABOVE].map((y) => ({ words, x, y }))),
    { words, x: aside, y: BESIDE },
    { words, x: -aside, y: BESIDE },
  ];
  return plates.find((plate) => fits(boxPlate(marker, plate), map, taken));
}

const longestLabel = ({ name, code, width }: MapState) =>
  name.length * STATE_LETTER <= width * NAME_OVERHANG ? name : code;

/** Moves a state's label up or down if a marker, a plate or the line to the hub is in its way. */
function avoid(state: MapState, map: Size, taken: Box[]): MapState {
  const steps = LABEL_STEPS.filter((step) => Math.abs(step) <= state.height / 2);
  const places = steps.map((step) => ({ ...state, y: state.y + step }));
  return places.find((place) => fits(boxLabel(place, longestLabel(place)), map, taken)) ?? state;
}

/** Gives two letters to every state that has room for them, then names where they fit. */
function labelStates(states: MapState[], map: Size, taken: Box[]): MapState[] {
  const boxes = new Map<string, Box>();
  const write = (state: MapState, label: string): MapState => {
    const others = [...boxes].filter(([code]) => code !== state.code).map(([, box]) => box);
    const box = boxLabel(state, label);
    if (!fits(box, map, [...taken, ...others])) return state;
    boxes.set(state.code, box);
    return { ...state, label };
  };
  const coded = states.map((state) => write(state, state.code));
  return coded.map((state) => (state.label ? write(state, longestLabel(state)) : state));
}

/** Places the hub's plate, then the states' labels, then the other plates where room is left. */
export function labelMap(
  states: MapState[],
  [hub, ...others]: MapMarkers,
  map: Size,
): { states: MapState[]; markers: MapMarkers } {
  const taken = [hub, ...others].map(boxMarker);
  const addPlate = (marker: MapMarker): MapMarker => {
    const plate = placePlate(marker, states, map, taken);
    if (plate) taken.push(boxPlate(marker, plate));
    return { ...marker, plate };
  };
  const platedHub = addPlate(hub);
  const branch = { x: 0, y: hub.y - BRANCH_WIDTH / 2, width: hub.x, height: BRANCH_WIDTH };
  const placed = states.map((state) => avoid(state, map, [...taken, branch]));
  const labeled = labelStates(placed, map, taken);
  taken.push(...labeled.flatMap((state) => (state.label ? [boxLabel(state, state.label)] : [])));
  return { states: labeled, markers: [platedHub, ...others.map(addPlate)] };
}
