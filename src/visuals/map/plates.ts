import { type Box, markerBox, touch } from './boxes.ts';

/** Where the cities' names stand: beside their marker, on nothing else. */

/** More would not be read on a map; all of them stand beside it. */
const MOST_NAMES = 3;
const LETTER = 9.8;
const EDGE = 12;
const ABOVE = 20;
const BELOW = 9;
const APART = 4;
/** How far a plate may stand out over the sides of the map. */
const BEYOND = 24;

interface Place {
  x: number;
  y: number;
}

export interface Plate extends Place {
  words: string;
}

/** From the marker to the middle of the plate's line: below and above first, then aside. */
const STEPS_DOWN = [44, -22, 60, -38, 76, -54, 8];

const halfWidth = (words: string) => (words.length * LETTER) / 2 + EDGE;

export const plateBox = ({ x, y }: Place, plate: Plate): Box => ({
  x: x + plate.x - halfWidth(plate.words),
  y: y + plate.y - ABOVE,
  width: 2 * halfWidth(plate.words),
  height: ABOVE + BELOW,
});

/** With its upper corners cut, as a tag's. */
export function plateOutline({ words }: Pick<Plate, 'words'>): string {
  const half = Math.round(halfWidth(words) * 10) / 10;
  return `M${-half} ${BELOW}V-13L${7 - half} -${ABOVE}H${half - 7}L${half} -13V${BELOW}Z`;
}

interface Sheet {
  width: number;
  height: number;
}

/** All names of a marker if they have room, else its first one; if that has none, the list has it. */
export function platesFor(
  markers: (Place & { names: string[] })[],
  taken: readonly Box[],
  sheet: Sheet,
): (Plate | undefined)[] {
  const pins = markers.map(markerBox);
  const placed: Box[] = [];
  return markers.map((marker) => {
    const { names } = marker;
    const wordings = [...new Set([names.slice(0, MOST_NAMES).join(' · '), names[0] ?? ''])];
    const plate = wordings
      .flatMap(candidates)
      .find((candidate) =>
        isFree(plateBox(marker, candidate), [...taken, ...pins, ...placed], sheet),
      );
    if (plate) placed.push(plateBox(marker, plate));
    return plate;
  });
}

function candidates(words: string): Plate[] {
  const half = Math.round(halfWidth(words));
  const aside = [0, -half / 2, half / 2, -half, half].map(Math.round);
  return STEPS_DOWN.flatMap((y) => {
    // Level with its marker it stands clear of it.
    const steps = Math.abs(y) > 20 ? aside : [half + 20, -half - 20];
    return steps.map((x) => ({ words, x, y }));
  });
}

function isFree(box: Box, taken: readonly Box[], { width, height }: Sheet): boolean {
  if (box.x < -BEYOND || box.x + box.width > width + BEYOND) return false;
  if (box.y < 0 || box.y + box.height > height + BELOW) return false;
  return taken.every((other) => !touch(box, other, APART));
}
