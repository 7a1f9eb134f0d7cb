import { clearestOn, deepen, mix } from './color.ts';

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

export function inScheme(colors: Colors, scheme: Scheme) {
  const [paper, ink, brand] = [colors.paper[scheme], colors.ink[scheme], colors.brand[scheme]];
  const isLight = scheme === 'light';
  return {
    paper,
    surface: isLight ? mix(paper, WHITE, 0.8) : mix(paper, brand, 0.19),
    sunken: isLight ? mix(deepen(paper), ink, 0.02) : mix(paper, brand, 0.09),
    line: isLight ? mix(deepen(paper), ink, 0.14) : mix(paper, brand, 0.32),
    // Perforations, and the edge where paper is torn off, which on a dark picture would not show.
    holes: isLight ? mix(deepen(paper), ink, 0.36) : mix(paper, brand, 0.6),
    'control-line': mix(ink, paper, 0.36),
    ink,
    'ink-soft': mix(ink, paper, 0.2),
    brand,
    'brand-wash': mix(paper, brand, isLight ? 0.09 : 0.16),
    land: isLight ? mix(deepen(paper), brand, 0.24) : mix(paper, brand, 0.24),
    danger: FIXED.danger[scheme],
    success: FIXED.success[scheme],
    visited: FIXED.visited[scheme],
  };
}

export function inEveryScheme({ accent, night, ink }: Colors) {
  return {
    accent,
    'accent-pressed': mix(accent, night, 0.08),
    'on-accent': clearestOn(accent, ink.light, WHITE),
    night,
    shade: mix(night, BLACK, 0.55),
    'on-night': WHITE,
    'on-night-soft': mix(WHITE, night, 0.16),
  };
}

/** The custom properties that every style sheet of the site draws on. */
export function paletteCss(colors: Colors): string {
  const light = inScheme(colors, 'light');
  const dark = inScheme(colors, 'dark');
  const both = Object.keys(light) as (keyof typeof light)[];
  const rules = [
    ...both.map((name) => `--${name}:light-dark(${light[name]},${dark[name]})`),
    ...Object.entries(inEveryScheme(colors)).map(([name, value]) => `--${name}:${value}`),
  ];
  return `:root{${rules.join(';')}}`;
}
