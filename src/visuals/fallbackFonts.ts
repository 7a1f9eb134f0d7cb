import { readFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import type { SiteContent } from '../content/description.ts';
import { buildFont, chooseDisplayTypeface, chooseTextTypeface, type Typeface } from './font.ts';

/**
 * `@font-face` rules for the fallback fonts that show until the site's own have loaded. Each is
 * scaled to the width and height of the site's font, so that the swap shifts the layout little.
 * Astro's `optimizedFallbacks` knows only Arial's regular weight, and Android has no Arial.
 */

interface FallbackFont {
  /** Local fonts with the same metrics. */
  names: readonly [string, ...string[]];
  /** `xWidthAvg` in em, as @capsizecss/unpack reads it from the font's file. */
  width: number;
  /** For headings. Without it, browsers make the regular weight bolder. */
  boldWidth?: number;
}

const SANS_SERIF: FallbackFont[] = [
  { names: ['Arial', 'Liberation Sans'], width: 0.4458, boldWidth: 0.48 },
  // Android. In a variable Roboto, local() finds no bold face.
  { names: ['Roboto'], width: 0.4448 },
  { names: ['DejaVu Sans'], width: 0.5083, boldWidth: 0.5742 },
];
const SERIF: FallbackFont[] = [
  { names: ['Times New Roman', 'Liberation Serif'], width: 0.4063, boldWidth: 0.4326 },
  { names: ['DejaVu Serif'], width: 0.5166, boldWidth: 0.5703 },
];

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ .,';

const fallbackFontsFor = ({ fallbacks }: Typeface) =>
  fallbacks.includes('serif') ? SERIF : SANS_SERIF;

/** Named by use: one typeface may be chosen for text and for display. */
const familyName = ({ cssVariable }: Typeface, { names: [name] }: FallbackFont) =>
  `${cssVariable.slice(2)} fallback ${name}`;

/** The families for CSS `font-family`, in order. */
export const listFallbackFamilies = (typeface: Typeface): string[] =>
  fallbackFontsFor(typeface).map((font) => familyName(typeface, font));

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

async function fontFaces(typeface: Typeface): Promise<string[]> {
  const axes = { ...typeface.axes, wght: Number.parseInt(typeface.weight, 10) };
  const file = await buildFont({ ...typeface, axes }, LETTERS, 'truetype');
  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(readFileSync(file));
  return fallbackFontsFor(typeface).map((font) => {
    const boldWidth = typeface.cssVariable === '--font-display' ? font.boldWidth : undefined;
    const size = xWidthAvg / unitsPerEm / (boldWidth ?? font.width);
    const rules = [
      `font-family:"${familyName(typeface, font)}"`,
      `src:${font.names.map((name) => `local("${name}${boldWidth ? ' Bold' : ''}")`)}`,
      `font-weight:${boldWidth ? 700 : 400}`,
      `size-adjust:${percent(size)}`,
      `ascent-override:${percent(ascent / unitsPerEm / size)}`,
      `descent-override:${percent(-descent / unitsPerEm / size)}`,
      'line-gap-override:0%',
    ];
    return `@font-face{${rules.join(';')}}`;
  });
}

export async function buildFallbackFontCss(content: SiteContent): Promise<string> {
  const rules = await Promise.all(
    [chooseDisplayTypeface(content), chooseTextTypeface(content)].map(fontFaces),
  );
  return rules.flat().join('');
}
