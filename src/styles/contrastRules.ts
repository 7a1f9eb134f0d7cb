import { contrast, nearestPassing } from './color.ts';
import { type Colors, FIXED, inEveryScheme, inScheme, type Scheme } from './palette.ts';

/** Every color of the palette that carries words is read on its ground by everyone. */

const BODY_TEXT = 7;
const CONTROLS = 4.5;

export interface LowContrastColor {
  path: string[];
  ground: string;
  found: number;
  needed: number;
  example?: string | undefined;
}

/** Which of the five colors would be hard to read, on what, and what would do instead. */
export function lowContrastColors(colors: Colors): LowContrastColor[] {
  const schemes = ['light', 'dark'] as const;
  const onPaper = schemes.flatMap((scheme) => [
    lowContrast(colors, ['paper', scheme], (palette) =>
      Object.values(FIXED).map((fixed) => ({
        ground: 'the messages that warn and confirm',
        ratio: contrast(fixed[scheme], inScheme(palette, scheme).paper),
        needed: BODY_TEXT,
      })),
    ),
    ...(['ink', 'brand'] as const).map((name) =>
      lowContrast(colors, [name, scheme], (palette) => {
        const shades = inScheme(palette, scheme);
        const words = name === 'ink' ? [shades.ink, shades['ink-soft']] : [shades.brand];
        const grounds = {
          'the paper': shades.paper,
          'the cards': shades.surface,
          'the shaded sections': shades.sunken,
          'the tinted boxes': shades['brand-wash'],
        };
        return words.flatMap((word) =>
          Object.entries(grounds).map(([ground, color]) => ({
            ground,
            ratio: contrast(word, color),
            needed: BODY_TEXT,
          })),
        );
      }),
    ),
  ]);
  const elsewhere = [
    lowContrast(colors, ['night'], (palette) => {
      const { night, 'on-night-soft': words } = inEveryScheme(palette);
      return [
        { ground: 'the white words on it', ratio: contrast(words, night), needed: BODY_TEXT },
      ];
    }),
    lowContrast(colors, ['accent'], (palette) => {
      const { accent, night, 'on-accent': words } = inEveryScheme(palette);
      return [
        { ground: 'the words of the button', ratio: contrast(words, accent), needed: BODY_TEXT },
        { ground: 'the dark sections (night)', ratio: contrast(accent, night), needed: CONTROLS },
      ];
    }),
  ];
  return [...onPaper, ...elsewhere].filter((one) => one !== undefined);
}

type Pairs = (colors: Colors) => { ground: string; ratio: number; needed: number }[];

function lowContrast(colors: Colors, path: string[], pairs: Pairs): LowContrastColor | undefined {
  const worst = (palette: Colors) =>
    pairs(palette).reduce((least, pair) =>
      pair.ratio / pair.needed < least.ratio / least.needed ? pair : least,
    );
  const passes = ({ ratio, needed }: { ratio: number; needed: number }) => ratio >= needed;
  const { ground, ratio, needed } = worst(colors);
  if (passes({ ratio, needed })) return undefined;
  const example = nearestPassing(read(colors, path), (candidate) =>
    passes(worst(replaced(colors, path, candidate))),
  );
  return { path, ground, found: ratio, needed, example };
}

function read(colors: Colors, [name, scheme]: string[]): string {
  const value = colors[name as keyof Colors];
  return typeof value === 'string' ? value : value[scheme as Scheme];
}

function replaced(colors: Colors, [name = '', scheme]: string[], color: string): Colors {
  if (!scheme) return { ...colors, [name]: color };
  return { ...colors, [name]: { ...(colors[name as 'ink'] ?? {}), [scheme]: color } };
}
