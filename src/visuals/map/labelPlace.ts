import { type Box, type Point, touch } from './boxes.ts';
import { nameBox } from './routes.ts';

const LETTER_WIDTH = 10;
const LINE_HEIGHT = 36;
const STEP = 5;
/** From a third of the name's size to nearly twice it. */
const SCALES = [0.3, 0.5, 0.7, 0.85, 1, 1.15, 1.3, 1.5, 1.8];

/** Whether a ray to the right crosses the outline an odd number of times. */
export function isInside([x, y]: Point, outline: Point[]): boolean {
  let inside = false;
  let start = outline.at(-1) ?? [0, 0];
  for (const end of outline) {
    const crosses = start[1] > y !== end[1] > y;
    if (crosses && x < ((end[0] - start[0]) * (y - start[1])) / (end[1] - start[1]) + start[0])
      inside = !inside;
    start = end;
  }
  return inside;
}

/** The border of a box around a point, as points to be tried. */
function border([x, y]: Point, width: number, height: number): Point[] {
  const steps = [-1, -0.5, 0, 0.5, 1];
  return steps.flatMap((step): Point[] => [
    [x + (step * width) / 2, y - height / 2],
    [x + (step * width) / 2, y + height / 2],
    [x - width / 2, y + (step * height) / 2],
    [x + width / 2, y + (step * height) / 2],
  ]);
}

function room(point: Point, outline: Point[], width: number): number {
  const fits = (scale: number) =>
    border(point, width * scale, LINE_HEIGHT * scale).every((place) => isInside(place, outline));
  const firstMisfit = SCALES.findIndex((scale) => !fits(scale));
  return firstMisfit < 0 ? SCALES.length : firstMisfit;
}

/** Where a name has most room inside an outline, off the markers, and of those the most central. */
export function labelPlace(
  outline: Point[],
  name: string,
  center: Point,
  markers: readonly Box[] = [],
): Point {
  const width = name.length * LETTER_WIDTH;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const roomAt = (point: Point) => {
    const box = nameBox({ name, x: point[0], y: point[1] });
    return markers.some((marker) => touch(box, marker)) ? -1 : room(point, outline, width);
  };
  let best = { point: center, room: roomAt(center), distance: 0 };
  for (let x = Math.min(...xs); x < Math.max(...xs); x += STEP) {
    for (let y = Math.min(...ys); y < Math.max(...ys); y += STEP) {
      const point: Point = [x, y];
      const distance = Math.hypot(x - center[0], y - center[1]);
      const here = roomAt(point);
      if (here > best.room || (here === best.room && distance < best.distance)) {
        best = { point, room: here, distance };
      }
    }
  }
  return best.point;
}
