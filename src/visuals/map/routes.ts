import type { Box, Point } from './boxes.ts';

/** The lines from where the company is to the states that it serves. */
export interface Route {
  curve: string;
  x: number;
  y: number;
}

const LETTER = 8.2;
const LINE = 28;
/** As much as the two letters take that a phone shows in its place. */
const NARROWEST = 38;
const RING = 9;
const STEPS = Array.from({ length: 25 }, (_, step) => (step + 1) / 25);
/** How far a route swings out, as a share of its length, to either side. */
const SWINGS = [0.1, -0.1, 0.18, -0.18, 0.02, 0.26, -0.26];
/** Two routes may leave the hub together; from this share of the way on they keep apart. */
const PARTED = 0.4;
const APART = 16;

interface Place {
  name: string;
  x: number;
  y: number;
  outline: Point[];
}

export function nameBox({ name, x, y }: Pick<Place, 'name' | 'x' | 'y'>): Box {
  const width = Math.max(NARROWEST, name.length * LETTER);
  return { x: x - width / 2, y: y - LINE / 2, width, height: LINE };
}

const isIn = ([x, y]: Point, box: Box) =>
  x > box.x - 4 && x < box.x + box.width + 4 && y > box.y - 3 && y < box.y + box.height + 3;

const along = (from: Point, bend: Point, to: Point, t: number): Point => [
  (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t ** 2 * to[0],
  (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t ** 2 * to[1],
];

const isNear = (one: Point, other: Point) =>
  Math.hypot(one[0] - other[0], one[1] - other[1]) < APART;

/** Beside a name, on every side. */
function ends(box: Box): Point[] {
  const [left, middle, right] = [box.x - RING, box.x + box.width / 2, box.x + box.width + RING];
  const [above, level, below] = [box.y - RING, box.y + box.height / 2, box.y + box.height + RING];
  return [
    [middle, below],
    [middle, above],
    [left, level],
    [right, level],
    [middle - box.width / 4, below],
    [middle + box.width / 4, below],
    [middle - box.width / 4, above],
    [middle + box.width / 4, above],
  ];
}

/** As the outlines of the states are: a tenth of the map's units is a tenth of a dot. */
const { round } = Math;

/** From the hub to beside each name, along the way that crosses the fewest names and routes. */
export function routesFrom(
  hub: Point,
  places: Place[],
  isInside: IsInside,
  others: readonly Box[] = [],
): Route[] {
  const boxes = [...places.map(nameBox), ...others];
  const taken: Point[] = [];
  return places.map((place) => {
    const box = nameBox(place);
    let best: { cost: number; route: Route; way: Point[] } | undefined;
    for (const end of ends(box)) {
      const isCovered = others.some((other) => isIn(end, other));
      const outside = (isInside(end, place.outline) ? 0 : 6) + (isCovered ? 12 : 0);
      const [dx, dy] = [end[0] - hub[0], end[1] - hub[1]];
      for (const swing of SWINGS) {
        const bend: Point = [hub[0] + dx / 2 - dy * swing, hub[1] + dy / 2 + dx * swing];
        const way = STEPS.map((t) => along(hub, bend, end, t));
        const crossed = way.flatMap((point) => boxes.filter((other) => isIn(point, other)));
        const parted = way.slice(PARTED * way.length);
        const shared = parted.filter((point) => taken.some((other) => isNear(point, other)));
        const cost =
          crossed.length * 3 +
          shared.length / 4 +
          outside +
          Math.hypot(dx, dy) / 400 +
          Math.abs(swing);
        if (!best || cost < best.cost) {
          const [x, y] = [round(end[0]), round(end[1])];
          const curve = `M${round(hub[0])} ${round(hub[1])}Q${round(bend[0])} ${round(bend[1])} ${x} ${y}`;
          best = { cost, route: { curve, x, y }, way: parted };
        }
      }
    }
    taken.push(...(best?.way ?? []));
    return best?.route ?? { curve: '', x: hub[0], y: hub[1] };
  });
}

type IsInside = (point: Point, outline: Point[]) => boolean;
