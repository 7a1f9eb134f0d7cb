import { findPassing, measureContrast, mix } from './color.ts';
import {
  type Colors,
  FIXED,
  onAccent,
  type Scheme,
  softOnNight,
  wordsAndGrounds,
} from './palette.ts';

/** Checks that text colors have enough contrast on every ground of `palette.ts`. */

const BODY_TEXT = 7;
/** Minimum contrast between the fill of a control and the page; its words say what it is. */
const TOLD_APART = 1.3;
const BLACK = '#000000';
const WHITE = '#ffffff';
/** A color may have to follow another that was changed for its sake. */
const ROUNDS = 20;
/** Step by which paper is moved toward white or black. */
const PAPER_STEP = 0.2;

export interface ColorAdvice {
  path: string[];
  /** What it is hard to tell from. */
  ground: string;
  found: number;
  needed: number;
  /** Would do, if all the advice is followed. */
  example: string;
}

interface Pair {
  ground: string;
  ratio: number;
  needed: number;
}

interface Rule {
  path: string[];
  pairs: (colors: Colors) => Pair[];
}

const pairOf = (ground: string, one: string, other: string, needed = BODY_TEXT): Pair => ({
  ground,
  ratio: measureContrast(one, other),
  needed,
});

/** Grounds first: text colors are adjusted to them. */
const RULES: Rule[] = [
  ...(['light', 'dark'] as const).flatMap((scheme) => [
    { path: ['paper', scheme], pairs: (colors: Colors) => paperPairs(colors, scheme) },
    { path: ['brand', scheme], pairs: (colors: Colors) => brandPairs(colors, scheme) },
    { path: ['ink', scheme], pairs: (colors: Colors) => wordPairs(colors, 'ink', scheme) },
  ]),
  {
    path: ['night'],
    pairs: ({ night }) => [pairOf('the white words on it', softOnNight(night), night)],
  },
  {
    path: ['accent'],
    pairs: (colors) => [
      pairOf('the words of the button', onAccent(colors), colors.accent),
      pairOf('the paper', colors.accent, colors.paper.light, TOLD_APART),
    ],
  },
];

const paperPairs = (colors: Colors, scheme: Scheme): Pair[] =>
  Object.values(FIXED).map((fixed) =>
    pairOf('the messages that warn and confirm', fixed[scheme], colors.paper[scheme]),
  );

const clearest = { light: BLACK, dark: WHITE };

/** Paper tints every ground, so a text color must exist for it. */
function brandPairs(colors: Colors, scheme: Scheme): Pair[] {
  const best = replaced(colors, ['ink', scheme], clearest[scheme]);
  const tinted = wordPairs(best, 'ink', scheme).map((pair) => ({
    ...pair,
    ground: `the softest words, on ${pair.ground}`,
  }));
  return [...wordPairs(colors, 'brand', scheme), ...tinted];
}

function wordPairs(colors: Colors, name: 'ink' | 'brand', scheme: Scheme): Pair[] {
  const shades = wordsAndGrounds(colors, scheme);
  const words = name === 'ink' ? [shades.ink, shades['ink-soft']] : [shades.brand];
  const grounds = {
    'the paper': shades.paper,
    'the cards': shades.surface,
    'the shaded sections': shades.sunken,
    'the tinted boxes': shades['brand-wash'],
  };
  return words.flatMap((word) =>
    Object.entries(grounds).map(([ground, color]) => pairOf(ground, word, color)),
  );
}

const share = ({ ratio, needed }: Pair) => ratio / needed;

/** The worst of a rule's pairs, if it is too low. */
const lowest = ({ pairs }: Rule, colors: Colors): Pair | undefined =>
  pairs(colors)
    .filter((pair) => share(pair) < 1)
    .toSorted((one, other) => share(one) - share(other))[0];

/**
 * Lists the colors that are hard to read, on what, and a replacement. Each is checked beside the
 * replacements of the others, so that all the advice can be followed at once.
 */
export function adviseOnColors(colors: Colors): ColorAdvice[] {
  const advised = new Map<string, Omit<ColorAdvice, 'example'>>();
  let mended = colors;
  const advise = (path: string[], pair: Pair, color: string) => {
    const { ground, ratio: found, needed } = pair;
    if (!advised.has(path.join())) advised.set(path.join(), { path, ground, found, needed });
    mended = replaced(mended, path, color);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = mended;
    for (const rule of RULES) {
      const low = lowest(rule, mended);
      if (!low) continue;
      const color = findPassing(
        read(colors, rule.path),
        (candidate) => !lowest(rule, replaced(mended, rule.path, candidate)),
      );
      if (color) advise(rule.path, lowest(rule, colors) ?? low, color);
      // No color at all would be read on such paper.
      else advise(...clearerPaper(mended, rule.path, low));
    }
    if (mended === before) break;
  }
  return [...advised.values()].map((advice) => ({ ...advice, example: read(mended, advice.path) }));
}

function clearerPaper(colors: Colors, [, scheme = 'light']: string[], low: Pair) {
  const end = scheme === 'light' ? WHITE : BLACK;
  const path = ['paper', scheme];
  const pair = { ...low, ground: 'words of any color' };
  return [path, pair, mix(read(colors, path), end, PAPER_STEP)] as const;
}

function read(colors: Colors, [name, scheme]: string[]): string {
  const value = colors[name as keyof Colors];
  return typeof value === 'string' ? value : value[scheme as Scheme];
}

function replaced(colors: Colors, [name = '', scheme]: string[], color: string): Colors {
  if (!scheme) return { ...colors, [name]: color };
  return { ...colors, [name]: { ...(colors[name as 'ink'] ?? {}), [scheme]: color } };
}
