import { clearestOn, contrast, deepen, mix, nearest } from './colour.ts';

/** Every colour of the site, from the five in content/colours.yaml. */

interface InBothSchemes {
  light: string;
  dark: string;
}

export interface Colours {
  paper: InBothSchemes;
  ink: InBothSchemes;
  brand: InBothSchemes;
  accent: string;
  night: string;
}

type Scheme = keyof InBothSchemes;

const WHITE = '#ffffff';
const BODY_TEXT = 7;
const CONTROLS = 4.5;
/** What warns, confirms and marks the visited keeps its meaning in every company's colours. */
const FIXED = {
  danger: { light: '#97180f', dark: '#ffb9af' },
  success: { light: '#0c4a2c', dark: '#a3e4bd' },
  visited: { light: '#4b3566', dark: '#cdbdf0' },
};

function inScheme(colours: Colours, scheme: Scheme) {
  const [paper, ink, brand] = [colours.paper[scheme], colours.ink[scheme], colours.brand[scheme]];
  const isLight = scheme === 'light';
  return {
    paper,
    surface: isLight ? WHITE : mix(paper, brand, 0.06),
    sunken: isLight ? mix(deepen(paper), ink, 0.02) : mix(paper, brand, 0.03),
    line: isLight ? mix(deepen(paper), ink, 0.12) : mix(paper, brand, 0.2),
    'control-line': mix(ink, paper, 0.36),
    ink,
    'ink-soft': mix(ink, paper, 0.2),
    brand,
    'brand-wash': mix(paper, brand, isLight ? 0.09 : 0.16),
    danger: FIXED.danger[scheme],
    success: FIXED.success[scheme],
    visited: FIXED.visited[scheme],
  };
}

function inEveryScheme({ accent, night, ink }: Colours) {
  return {
    accent,
    'accent-pressed': mix(accent, night, 0.08),
    'on-accent': clearestOn(accent, ink.light, WHITE),
    night,
    'on-night': WHITE,
    'on-night-soft': mix(WHITE, night, 0.16),
  };
}

/** The custom properties that every style sheet of the site draws on. */
export function paletteCss(colours: Colours): string {
  const light = inScheme(colours, 'light');
  const dark = inScheme(colours, 'dark');
  const both = Object.keys(light) as (keyof typeof light)[];
  const rules = [
    ...both.map((name) => `--${name}:light-dark(${light[name]},${dark[name]})`),
    ...Object.entries(inEveryScheme(colours)).map(([name, value]) => `--${name}:${value}`),
  ];
  return `:root{${rules.join(';')}}`;
}

export interface FaintColour {
  path: string[];
  ground: string;
  found: number;
  needed: number;
  example?: string | undefined;
}

/** Which of the five colours would be hard to read, on what, and what would do instead. */
export function faintColours(colours: Colours): FaintColour[] {
  const schemes = ['light', 'dark'] as const;
  const onPaper = schemes.flatMap((scheme) => [
    faint(colours, ['paper', scheme], (palette) =>
      Object.values(FIXED).map((fixed) => ({
        ground: 'the messages that warn and confirm',
        ratio: contrast(fixed[scheme], inScheme(palette, scheme).paper),
        needed: BODY_TEXT,
      })),
    ),
    ...(['ink', 'brand'] as const).map((name) =>
      faint(colours, [name, scheme], (palette) => {
        const shades = inScheme(palette, scheme);
        const words = name === 'ink' ? [shades.ink, shades['ink-soft']] : [shades.brand];
        const grounds = {
          'the paper': shades.paper,
          'the cards': shades.surface,
          'the shaded sections': shades.sunken,
          'the tinted boxes': shades['brand-wash'],
        };
        return words.flatMap((word) =>
          Object.entries(grounds).map(([ground, colour]) => ({
            ground,
            ratio: contrast(word, colour),
            needed: BODY_TEXT,
          })),
        );
      }),
    ),
  ]);
  const elsewhere = [
    faint(colours, ['night'], (palette) => {
      const { night, 'on-night-soft': words } = inEveryScheme(palette);
      return [
        { ground: 'the white words on it', ratio: contrast(words, night), needed: BODY_TEXT },
      ];
    }),
    faint(colours, ['accent'], (palette) => {
      const { accent, night, 'on-accent': words } = inEveryScheme(palette);
      return [
        { ground: 'the words of the button', ratio: contrast(words, accent), needed: BODY_TEXT },
        { ground: 'the dark sections (night)', ratio: contrast(accent, night), needed: CONTROLS },
      ];
    }),
  ];
  return [...onPaper, ...elsewhere].filter((one) => one !== undefined);
}

type Pairs = (colours: Colours) => { ground: string; ratio: number; needed: number }[];

function faint(colours: Colours, path: string[], pairs: Pairs): FaintColour | undefined {
  const worst = (palette: Colours) =>
    pairs(palette).reduce((least, pair) =>
      pair.ratio / pair.needed < least.ratio / least.needed ? pair : least,
    );
  const passes = ({ ratio, needed }: { ratio: number; needed: number }) => ratio >= needed;
  const { ground, ratio, needed } = worst(colours);
  if (passes({ ratio, needed })) return undefined;
  const example = nearest(read(colours, path), (candidate) =>
    passes(worst(replaced(colours, path, candidate))),
  );
  return { path, ground, found: ratio, needed, example };
}

function read(colours: Colours, [name, scheme]: string[]): string {
  const value = colours[name as keyof Colours];
  return typeof value === 'string' ? value : value[scheme as Scheme];
}

function replaced(colours: Colours, [name = '', scheme]: string[], colour: string): Colours {
  if (!scheme) return { ...colours, [name]: colour };
  return { ...colours, [name]: { ...(colours[name as 'ink'] ?? {}), [scheme]: colour } };
}
