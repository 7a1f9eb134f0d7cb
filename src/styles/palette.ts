import { deepen, findPassing, measureContrast, mix, pickClearest, thin } from './color.ts';

/** Every color of the site, from the five in content/colors.yaml. */

interface InBothSchemes {
  light: string;
  dark: string;
}

export interface Colors {
  paper: InBothSchemes;
  ink: InBothSchemes;
  brand: InBothSchemes;
  accent: string;
  night: string;
}

export type Scheme = keyof InBothSchemes;

const BLACK = '#000000';
const WHITE = '#ffffff';
/** Danger and success keep their meaning in every company's colors. */
export const FIXED = {
  danger: { light: '#8e140c', dark: '#ffb9af' },
  success: { light: '#0c4a2c', dark: '#a3e4bd' },
};
/** The emergency line's badge, in both schemes: white on it has 5.8:1. */
const URGENT = '#c0281d';
/** WCAG contrast ratios for graphics and for text. */
const MARKS = 3;
const WORDS = 4.5;
const WASH = {
  danger: { light: '#fdecea', dark: '#3b1512' },
  success: { light: '#e3f4e9', dark: '#0f3322' },
};

/** Pairs of text and background. */
export function wordsAndGrounds(colors: Colors, scheme: Scheme) {
  const [paper, ink, brand] = [colors.paper[scheme], colors.ink[scheme], colors.brand[scheme]];
  const isLight = scheme === 'light';
  return {
    paper,
    surface: isLight ? mix(paper, WHITE, 0.8) : mix(paper, brand, 0.19),
    sunken: isLight ? mix(deepen(paper), ink, 0.02) : mix(paper, brand, 0.09),
    ink,
    'ink-soft': mix(ink, paper, 0.2),
    brand,
    'brand-wash': mix(paper, brand, isLight ? 0.09 : 0.16),
  };
}

export function inScheme(colors: Colors, scheme: Scheme) {
  const shades = wordsAndGrounds(colors, scheme);
  const { paper, surface, sunken, ink, brand } = shades;
  const isLight = scheme === 'light';
  const line = isLight ? mix(deepen(paper), ink, 0.14) : mix(paper, brand, 0.32);
  const holes = isLight ? mix(deepen(paper), ink, 0.36) : mix(paper, brand, 0.6);
  // A broad band of the brand's color, with white words.
  const band = isLight ? brand : mix(colors.brand.light, paper, 0.22);
  const land = isLight ? mix(deepen(paper), brand, 0.24) : mix(paper, brand, 0.24);
  const mark = isLight ? colors.accent : seenOn(surface, colors.accent, MARKS);
  return {
    ...shades,
    field: isLight ? surface : sunken,
    line,
    // Perforations, and the edge where paper is torn off, which on a dark picture would not show.
    holes,
    'shadow-color': isLight ? '#3b2f1426' : '#00000080',
    'control-line': mix(ink, paper, 0.36),
    'ink-wash': thin(ink, 0.07),
    // The accent where it is no ground but a line, an edge, a ring.
    mark,
    band,
    'mark-on-band': seenOn(band, colors.accent, MARKS),
    land,
    street: mix(land, paper, 0.6),
    danger: FIXED.danger[scheme],
    'danger-wash': WASH.danger[scheme],
    success: FIXED.success[scheme],
    'success-wash': WASH.success[scheme],
  };
}

/** White words on a dark ground are softened by a little of it. */
export const softOnNight = (night: string) => mix(WHITE, night, 0.16);

export const onAccent = ({ accent, ink }: Pick<Colors, 'accent' | 'ink'>) =>
  pickClearest(accent, ink.light, WHITE);

export function inEveryScheme(colors: Colors) {
  const { accent, night } = colors;
  const shade = mix(night, BLACK, 0.55);
  const mark = seenOn(night, accent, WORDS);
  return {
    urgent: URGENT,
    'on-urgent': WHITE,
    accent,
    'accent-pressed': mix(accent, night, 0.08),
    'on-accent': onAccent(colors),
    night,
    'mark-on-night': mark,
    shade,
    'shade-thick': thin(shade, 0.94),
    'shade-thin': thin(shade, 0.78),
    'on-night': WHITE,
    'on-night-soft': softOnNight(night),
  };
}

/** A dark accent would not be seen on a dark ground: there it is lighter, and otherwise itself. */
const seenOn = (ground: string, accent: string, needed: number) =>
  findPassing(accent, (candidate) => measureContrast(candidate, ground) >= needed) ?? WHITE;

/** The custom properties that every style sheet of the site draws on. Paper is never dark. */
export function buildPaletteCss(colors: Colors): string {
  const light = root('light', { ...inScheme(colors, 'light'), ...inEveryScheme(colors) });
  const dark = root('dark', inScheme(colors, 'dark'));
  return `${light}@media screen and (prefers-color-scheme:dark){${dark}}`;
}

function root(scheme: Scheme, colors: Record<string, string>): string {
  const properties = Object.entries(colors).map(([name, value]) => `--${name}:${value}`);
  return `:root{color-scheme:${scheme};${properties.join(';')}}`;
}
