import { drawn, glyphOfZero, type Outline, outlineOf, type Point } from './outline.ts';
import { apart, joined, pieces, together } from './sfnt.ts';
import { gvarOf, isLongGvar, withDeltas } from './variation.ts';

/**
 * Atkinson's only zero has a slash: in an address or a year it looks like code, and beside the
 * display face like a mistake. The slash cuts the inner oval in two. A quarter of the oval is whole,
 * and the other three are its mirror images, in every weight.
 */

const OUTER = 16;
const PHANTOMS = 4;

/** The font with a plain zero, or as it is when its zero is drawn otherwise. */
export function plainZero(font: Buffer): Buffer {
  const tables = apart(font);
  const [cmap, head, loca, glyf, gvar] = ['cmap', 'head', 'loca', 'glyf', 'gvar'].map((tag) =>
    tables.get(tag),
  );
  if (!(cmap && head && loca && glyf && gvar)) return font;
  const zero = glyphOfZero(cmap);
  const glyphs = pieces(glyf, loca, head.readUInt16BE(50) === 1);
  const before = outlineOf(glyphs[zero]);
  if (!before || before.ends[0] !== OUTER - 1 || before.ends.length !== 3) return font;

  const quarter = wholeQuarter(before);
  const mended = (points: Point[]) => [
    ...points.slice(0, OUTER),
    ...oval(quarter.map((index) => points[index] ?? [0, 0])),
    ...points.slice(before.points.length),
  ];
  const points = mended(before.points);
  const isOn = mirrored(quarter.map((index) => before.isOn[index] ?? false));
  glyphs[zero] = drawn(glyphs[zero], {
    points,
    isOn: [...before.isOn.slice(0, OUTER), ...isOn],
    ends: [OUTER - 1, points.length - 1],
  });

  const offsets = gvar.subarray(20, 20 + (glyphs.length + 1) * (isLongGvar(gvar) ? 4 : 2));
  const data = gvar.subarray(gvar.readUInt32BE(16));
  const variations = pieces(data, offsets, isLongGvar(gvar));
  const varied = withDeltas(variations[zero], before.points.length + PHANTOMS, mended);
  if (!varied) return font;
  variations[zero] = varied;

  const shapes = joined(glyphs);
  const newHead = Buffer.from(head);
  newHead.writeUInt16BE(1, 50);
  tables.set('head', newHead);
  tables.set('loca', shapes.starts);
  tables.set('glyf', shapes.data);
  tables.set('gvar', gvarOf(gvar, variations));
  return together(font, tables);
}

/** From the left half's leftmost point to its lowest one. */
function wholeQuarter({ points, isOn, ends }: Outline): number[] {
  const half = points.map((_, index) => index).slice(OUTER, (ends[1] ?? 0) + 1);
  const least = (axis: 0 | 1) =>
    half
      .filter((index) => isOn[index])
      .reduce((best, index) =>
        (points[index]?.[axis] ?? 0) < (points[best]?.[axis] ?? 0) ? index : best,
      );
  const around = [...half.slice(half.indexOf(least(0))), ...half.slice(0, half.indexOf(least(0)))];
  return around.slice(0, around.indexOf(least(1)) + 1);
}

/** Forth, and back, and forth, and back, without saying a corner twice. */
function mirrored<T>(quarter: T[], across = (one: T, _x: boolean, _y: boolean) => one): T[] {
  const back = quarter.toReversed();
  return [
    ...quarter,
    ...back.slice(1).map((one) => across(one, true, false)),
    ...quarter.slice(1).map((one) => across(one, true, true)),
    ...back.slice(1, -1).map((one) => across(one, false, true)),
  ];
}

/** What holds for where the points are holds for how far they move, too. */
function oval(quarter: Point[]): Point[] {
  const [centerX, centerY] = [quarter.at(-1)?.[0] ?? 0, quarter[0]?.[1] ?? 0];
  return mirrored(
    quarter,
    ([x, y], isAcross, isUpright): Point => [
      isAcross ? 2 * centerX - x : x,
      isUpright ? 2 * centerY - y : y,
    ],
  );
}
