import { clearestOn, deepen, mix, thin } from './color.ts';

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
/** What warns, confirms and marks the visited keeps its meaning in every company's colors. */
export const FIXED = {
  danger: { light: '#8e140c', dark: '#ffb9af' },
  success: { light: '#0c4a2c', dark: '#a3e4bd' },
  visited: { light: '#4b3566', dark: '#cdbdf0' },
};
const WASH = {
  danger: { light: '#fdecea', dark: '#3b1512' },
  success: { light: '#e3f4e9', dark: '#0f3322' },
};

export function inScheme(colors: Colors, scheme: Scheme) {
  const [paper, ink, brand] = [colors.paper[scheme], colors.ink[scheme], colors.brand[scheme]];
  const isLight = scheme === 'light';
  const surface = isLight ? mix(paper, WHITE, 0.8) : mix(paper, brand, 0.19);
  const sunken = isLight ? mix(deepen(paper), ink, 0.02) : mix(paper, brand, 0.09);
  const line = isLight ? mix(deepen(paper), ink, 0.14) : mix(paper, brand, 0.32);
  const holes = isLight ? mix(deepen(paper), ink, 0.36) : mix(paper, brand, 0.6);
  return {
    paper,
    surface,
    sunken,
    field: isLight ? surface : sunken,
    line,
    // Perforations, and the edge where paper is torn off, which on a dark picture would not show.
    holes,
    'shadow-color': isLight ? '#3b2f1426' : '#00000080',
    'control-line': mix(ink, paper, 0.36),
    ink,
    'ink-soft': mix(ink, paper, 0.2),
    'ink-wash': thin(ink, 0.07),
    brand,
    'brand-wash': mix(paper, brand, isLight ? 0.09 : 0.16),
    route: isLight ? mix(colors.accent, ink, 0.46) : colors.accent,
    land: isLight ? mix(deepen(paper), brand, 0.24) : mix(paper, brand, 0.24),
    danger: FIXED.danger[scheme],
    'danger-wash': WASH.danger[scheme],
    success: FIXED.success[scheme],
    'success-wash': WASH.success[scheme],
    visited: FIXED.visited[scheme],
  };
}

export function inEveryScheme({ accent, night, ink }: Colors) {
  const shade = mix(night, BLACK, 0.55);
  return {
    accent,
    'accent-pressed': mix(accent, night, 0.08),
    'on-accent': clearestOn(accent, ink.light, WHITE),
    night,
    shade,
    'shade-thick': thin(shade, 0.94),
    'shade-thin': thin(shade, 0.78),
    'on-night': WHITE,
    'on-night-soft': mix(WHITE, night, 0.16),
  };
}

/** The custom properties that every style sheet of the site draws on. Paper is never dark. */
export function paletteCss(colors: Colors): string {
  const light = root('light', { ...inScheme(colors, 'light'), ...inEveryScheme(colors) });
  const dark = root('dark', inScheme(colors, 'dark'));
  return `${light}@media screen and (prefers-color-scheme:dark){${dark}}`;
}

function root(scheme: Scheme, colors: Record<string, string>): string {
  const properties = Object.entries(colors).map(([name, value]) => `--${name}:${value}`);
  return `:root{color-scheme:${scheme};${properties.join(';')}}`;
}
