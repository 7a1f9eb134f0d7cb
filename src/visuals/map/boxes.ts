/** What stands on the map, as boxes in its own units. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Point = readonly [number, number];

/** How far a marker reaches around its place. */
export const MARKER = 14;

export const around = ([x, y]: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const markerBox = ({ x, y }: { x: number; y: number }): Box =>
  around([x, y], 2 * MARKER, 2 * MARKER);

export const touch = (one: Box, other: Box, apart = 0) =>
  one.x < other.x + other.width + apart &&
  other.x < one.x + one.width + apart &&
  one.y < other.y + other.height + apart &&
  other.y < one.y + one.height + apart;
