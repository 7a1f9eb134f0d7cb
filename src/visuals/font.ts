import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { madeBy, madeOnce } from '../../tools/madeOnce.ts';
import type { SiteContent } from '../content/description.ts';
import type { displayTypefaces, textTypefaces } from '../content/typefaces.ts';
import { ownFigures } from './ownFigures.ts';
import { scaled } from './scaledFont.ts';
import { plainZero } from './zero/plainZero.ts';

/** What changes the letters themselves. */
const CODE = [
  'font',
  'ownFigures',
  'scaledFont',
  'zero/outline',
  'zero/plainZero',
  'zero/sfnt',
  'zero/variation',
].map((name) => `src/visuals/${name}.ts`);

type Axes = Record<string, number | { min: number; max: number }>;

export interface Typeface {
  name: string;
  cssVariable: '--font-family' | '--font-display';
  source: string;
  /** As CSS writes it. */
  weight: string;
  /** What is kept of the font's axes; a single value takes an axis out. */
  axes: Axes;
  fallbacks: readonly [string, ...string[]];
  /** What is mended in the subset's own tables. */
  mend?: (font: Buffer) => Buffer;
  /** Its size beside the first of its list, which the layouts are drawn for: as wide as that. */
  scale?: number;
}

type Face = Pick<Typeface, 'source' | 'mend' | 'scale'> &
  Partial<Pick<Typeface, 'axes' | 'fallbacks'>>;

const { resolve } = createRequire(import.meta.url);
const latin = (name: string, axes = 'wght') =>
  resolve(`@fontsource-variable/${name}/files/${name}-latin-${axes}-normal.woff2`);

const SANS = ['Helvetica', 'Arial', 'sans-serif'] as const;
const SERIF = ['Georgia', 'Times New Roman', 'serif'] as const;

/** What is read. Up to weight 800 the file would be a third larger. */
const TEXT: Record<(typeof textTypefaces)[number], Face> = {
  'Atkinson Hyperlegible Next': { source: latin('atkinson-hyperlegible-next'), mend: plainZero },
  Figtree: { source: latin('figtree') },
  'Public Sans': { source: latin('public-sans'), scale: 0.95 },
};

/** What is seen: headlines, figures, phone numbers. */
const DISPLAY: Record<(typeof displayTypefaces)[number], Face> = {
  'Bricolage Grotesque': {
    source: latin('bricolage-grotesque', 'standard'),
    axes: { opsz: 72, wdth: 89, wght: 650 },
  },
  Figtree: { source: latin('figtree'), scale: 0.83 },
  Lora: { source: latin('lora'), scale: 0.86, fallbacks: SERIF, mend: ownFigures },
  Outfit: { source: latin('outfit'), scale: 0.86 },
};

export const textTypeface = ({ company }: SiteContent): Typeface => {
  const name = company.typefaces?.text ?? 'Atkinson Hyperlegible Next';
  const axes = { wght: { min: 400, max: 700 } };
  const common = { name, cssVariable: '--font-family', weight: '400 700', axes } as const;
  return { ...common, fallbacks: SANS, ...TEXT[name] };
};

export const displayTypeface = ({ company }: SiteContent): Typeface => {
  const name = company.typefaces?.display ?? 'Bricolage Grotesque';
  const common = { name, cssVariable: '--font-display', weight: '650' } as const;
  return { ...common, axes: { wght: 650 }, fallbacks: SANS, ...DISPLAY[name] };
};

const ASCII = /[ -~]+/g;
const PRINTABLE_ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** A typeface with the characters of the site's own words, and plain ASCII for what visitors type. */
export function siteFont(content: SiteContent, typeface: Typeface): Promise<string> {
  const others = JSON.stringify(content).replaceAll(ASCII, '');
  const words = [PRINTABLE_ASCII, others, '©“”‘’–—…'].join('');
  return madeFont(typeface, words, 'woff2');
}

/** The file with these characters alone, made once for as long as nothing changes. */
export async function madeFont(
  { source, axes, mend, scale = 1 }: Typeface,
  words: string,
  format: 'woff2' | 'truetype',
): Promise<string> {
  const characters = [...new Set(words)].sort().join('');
  const whole = readFileSync(source);
  const wish = JSON.stringify([characters, axes, mend?.name, scale]);
  const place = format === 'woff2' ? 'fonts/*.woff2' : 'fonts/*.ttf';
  const file = await madeOnce(place, [whole, wish, madeBy(...CODE)], async () => {
    const subset = await subsetFont(whole, characters, {
      targetFormat: 'truetype',
      variationAxes: axes,
    });
    const mended = scaled(mend ? mend(subset) : subset, scale);
    return subsetFont(mended, characters, { targetFormat: format });
  });
  return `./${file}`;
}
