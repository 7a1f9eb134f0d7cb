/** Colors as "#" and six digits, and what WCAG says of two of them together. */

export type Rgb = readonly [red: number, green: number, blue: number];

const BLACK = '#000000';
const WHITE = '#ffffff';
/** From a color to black or white. */
const STEPS = 50;

function toRgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

const toHex = (values: readonly number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const combine = (one: string, other: string, by: (a: number, b: number) => number) => {
  const others = toRgb(other);
  return toHex(toRgb(one).map((value, index) => by(value, others[index] ?? 0)));
};

/** `share` is how much of the second color is in the mixture, from 0 to 1. */
export const mix = (one: string, other: string, share: number) =>
  combine(one, other, (a, b) => a + (b - a) * share);

/** The color with only `share` of it left, from 0 to 1: what is behind shows through. */
export const thin = (color: string, share: number) =>
  color +
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** A color laid over itself: darker, and more of what it is. */
export const deepen = (color: string) => combine(color, color, (a, b) => (a * b) / 255);

function light(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(color: string | Rgb): number {
  const [red, green, blue] = typeof color === 'string' ? toRgb(color) : color;
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

/** WCAG's contrast ratio, from 1 to 21. */
export function measureContrast(one: string | Rgb, other: string | Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Picks the color with the highest contrast on this ground. */
export const pickClearest = (ground: string, ...colors: string[]) =>
  colors.reduce((best, one) =>
    measureContrast(one, ground) > measureContrast(best, ground) ? one : best,
  );

/** The nearest darker or lighter version of a color that passes, if any does. */
export function findPassing(color: string, passes: (color: string) => boolean): string | undefined {
  for (let step = 0; step <= STEPS; step += 1) {
    for (const end of [BLACK, WHITE]) {
      const candidate = mix(color, end, step / STEPS);
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}
