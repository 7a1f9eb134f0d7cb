/** How far above the picture's bottom the line leaves it, by its width; in CSS `--exit`. */
const EXIT = 0.0548;
/** Thickness of the subject's stripe and of the line, as shares of the picture's width. */
const STRIPE = 0.006;
const LINE = 0.011;
/** On a phone the picture is above the text: the line runs down at this distance from its left. */
const GUTTER = 0.036;
/** The picture's perforated bottom edge covers the line; it must be vertical from here on. */
const FOOT = 0.045;

interface Point {
  x: number;
  y: number;
}

/** SVG paths: the widening stripe, and the line for text beside or below the picture. */
export interface Route {
  taper: string;
  beside: string;
  above: string;
}

const round = (value: number) => Math.round(value * 10) / 10;
const at = (x: number, y: number) => `${round(x)} ${round(y)}`;

/**
 * Draws the line from the end of the subject's stripe through the free right margin, around a
 * curve, and back along the empty ground to the left edge.
 */
export function drawRoute(
  start: Point,
  { width, height }: { width: number; height: number },
): Route {
  const exit = height - EXIT * width;
  const room = width - start.x;
  const right = start.x + room * 0.78;
  const thin = (STRIPE * width) / 2;
  const thick = (LINE * width) / 2;
  const turn = Math.min((exit - start.y) * 0.42, room);
  const knee = start.y + turn;
  const ground = start.y + (exit - start.y) * 0.86;
  const taper = [
    `M${at(start.x, start.y - thin)}`,
    `C${at(start.x + room * 0.5, start.y - thin)} ${at(right + thick, start.y + turn * 0.3)} ${at(right + thick, knee)}`,
    `L${at(right - thick, knee)}`,
    `C${at(right - thick, start.y + turn * 0.36)} ${at(start.x + room * 0.42, start.y + thin)} ${at(start.x, start.y + thin)}Z`,
  ].join('');
  const landing = ground + (exit - ground) * 0.12;
  const around = `M${at(right, knee - 1)}C${at(right, ground - turn * 0.1)} ${at(right - room * 0.4, ground - 1)} ${at(right - room * 1.1, landing)}`;
  const beside = `${around}C${at(width * 0.5, ground + (exit - ground) * 0.6)} ${at(width * 0.25, exit)} ${at(0, exit)}H${-width}`;
  const gutter = GUTTER * width;
  const above = `${around}H${round(gutter * 3)}Q${at(gutter, landing)} ${at(gutter, height - FOOT * width)}V${round(height + thick)}`;
  return { taper, beside, above };
}
