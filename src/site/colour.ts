/** Colours as "#" and six digits, and what WCAG says of two of them together. */

const BLACK = '#000000';
const WHITE = '#ffffff';

const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

const written = (values: number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const combine = (one: string, other: string, by: (a: number, b: number) => number) => {
  const others = channels(other);
  return written(channels(one).map((value, index) => by(value, others[index] ?? 0)));
};

/** `share` is how much of the second colour is in the mixture, from 0 to 1. */
export const mix = (one: string, other: string, share: number) =>
  combine(one, other, (a, b) => a + (b - a) * share);

/** A colour laid over itself: darker, and more of what it is. */
export const deepen = (colour: string) => combine(colour, colour, (a, b) => (a * b) / 255);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Of the given colours, the one that is read best on this ground. */
export const clearestOn = (ground: string, ...colours: string[]) =>
  colours.reduce((best, one) => (contrast(one, ground) > contrast(best, ground) ? one : best));

/** The nearest darker or lighter version of a colour that passes, if any does. */
export function nearest(colour: string, passes: (colour: string) => boolean): string | undefined {
  for (let share = 0; share <= 1; share += 0.02) {
    for (const end of [BLACK, WHITE]) {
      const candidate = mix(colour, end, share);
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}
