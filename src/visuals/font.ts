import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { cacheFile, hashFiles } from '../../tools/fileCache.ts';
import type { SiteContent } from '../content/description.ts';
import type { displayTypefaces, textTypefaces } from '../content/typefaces.ts';

type Axes = Record<string, number | { min: number; max: number }>;

export interface Typeface {
  name: string;
  cssVariable: '--font-family' | '--font-display';
  source: string;
  /** A CSS `font-weight` range. */
  weight: string;
  /** The range kept of each variable axis; a single value pins it. */
  axes: Axes;
  fallbacks: readonly [string, ...string[]];
}

type Face = Pick<Typeface, 'source'> & Partial<Pick<Typeface, 'axes' | 'fallbacks'>>;

const { resolve } = createRequire(import.meta.url);
const latin = (name: string, axes = 'wght') =>
  resolve(`@fontsource-variable/${name}/files/${name}-latin-${axes}-normal.woff2`);

const SANS = ['Helvetica', 'Arial', 'sans-serif'] as const;
const SERIF = ['Georgia', 'Times New Roman', 'serif'] as const;

/** For running text, up to weight 700: with 800 the file would be a third larger. */
const TEXT: Record<(typeof textTypefaces)[number], Face> = {
  'Atkinson Hyperlegible Next': { source: latin('atkinson-hyperlegible-next') },
  Figtree: { source: latin('figtree') },
  'Public Sans': { source: latin('public-sans') },
};

/** The typeface of headlines, figures and phone numbers. */
const DISPLAY: Record<(typeof displayTypefaces)[number], Face> = {
  'Bricolage Grotesque': {
    source: latin('bricolage-grotesque', 'standard'),
    axes: { opsz: 72, wdth: 89, wght: 650 },
  },
  Figtree: { source: latin('figtree') },
  Lora: { source: latin('lora'), fallbacks: SERIF },
  Outfit: { source: latin('outfit') },
};

export const chooseTextTypeface = ({ company }: SiteContent): Typeface => {
  const name = company.typefaces?.text ?? 'Atkinson Hyperlegible Next';
  const axes = { wght: { min: 400, max: 700 } };
  const common = { name, cssVariable: '--font-family', weight: '400 700', axes } as const;
  return { ...common, fallbacks: SANS, ...TEXT[name] };
};

export const chooseDisplayTypeface = ({ company }: SiteContent): Typeface => {
  const name = company.typefaces?.display ?? 'Bricolage Grotesque';
  const common = { name, cssVariable: '--font-display', weight: '650' } as const;
  return { ...common, axes: { wght: 650 }, fallbacks: SANS, ...DISPLAY[name] };
};

const ASCII = /[ -~]+/g;
const PRINTABLE_ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** The typeface with the characters in content, and ASCII for what visitors type. */
export function buildSiteFont(content: SiteContent, typeface: Typeface): Promise<string> {
  const others = JSON.stringify(content).replaceAll(ASCII, '');
  const words = [PRINTABLE_ASCII, others, '©“”‘’–—…'].join('');
  return buildFont(typeface, words, 'woff2');
}

/** Subsets the font to these characters. Cached on disk by its input. */
export async function buildFont(
  { source, axes }: Typeface,
  words: string,
  format: 'woff2' | 'truetype',
): Promise<string> {
  const characters = [...new Set(words)].sort().join('');
  const whole = readFileSync(source);
  const wish = JSON.stringify([characters, axes]);
  const file = await cacheFile(
    `fonts/*.${format}`,
    [whole, wish, hashFiles('src/visuals/font.ts')],
    () => subsetFont(whole, characters, { targetFormat: format, variationAxes: axes }),
  );
  return `./${file}`;
}
