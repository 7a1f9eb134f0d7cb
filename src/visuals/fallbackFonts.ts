import { readFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import type { SiteContent } from '../content/description.ts';
import { displayTypeface, madeFont, type Typeface, textTypeface } from './font.ts';

/**
 * `@font-face` rules for the fallback fonts that show until the site's own have loaded. Each is
 * scaled to the width and height of the site's font, so that the swap shifts the layout little.
 * Astro's own `optimizedFallbacks` knows Arial's regular weight alone: bold headings got it too,
 * and Android has no Arial.
 */

interface FallbackFont {
  /** Local fonts with the same metrics. */
  names: readonly [string, ...string[]];
  /** `xWidthAvg` in em, as @capsizecss/unpack reads it from the font's file. */
  regularWidth: number;
  /** Without one, browsers make the regular weight bolder. */
  boldWidth?: number;
}

const FALLBACK_FONTS: Record<'sans-serif' | 'serif', readonly FallbackFont[]> = {
  'sans-serif': [
    // Windows and Apple, and most Linux systems.
    { names: ['Arial', 'Liberation Sans'], regularWidth: 0.4458, boldWidth: 0.48 },
    // Android. Where Roboto is one variable file, its bold has no name that local() could find.
    { names: ['Roboto'], regularWidth: 0.4448 },
    // Linux systems without Liberation.
    { names: ['DejaVu Sans'], regularWidth: 0.5083, boldWidth: 0.5742 },
  ],
  serif: [
    { names: ['Times New Roman', 'Liberation Serif'], regularWidth: 0.4063, boldWidth: 0.4326 },
    { names: ['DejaVu Serif'], regularWidth: 0.5166, boldWidth: 0.5703 },
  ],
};

const [REGULAR, BOLD] = [400, 700];
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ .,';

const fallbackFontsFor = ({ fallbacks }: Typeface) =>
  FALLBACK_FONTS[fallbacks.includes('serif') ? 'serif' : 'sans-serif'];

/** Named by use: one typeface may be chosen for text and for display. */
const familyName = ({ cssVariable }: Typeface, { names: [name] }: FallbackFont) =>
  `${cssVariable.slice(2)} fallback ${name}`;

/** Their families, in the order in which the browser looks for them. */
export const fallbackFamilies = (typeface: Typeface): string[] =>
  fallbackFontsFor(typeface).map((font) => familyName(typeface, font));

async function readMetrics(typeface: Typeface, weight: number) {
  const axes = { ...typeface.axes, wght: weight };
  const file = await madeFont({ ...typeface, axes }, LETTERS, 'truetype');
  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(readFileSync(file));
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    width: xWidthAvg / unitsPerEm,
  };
}

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

async function fontFace(typeface: Typeface, weight: number, font: FallbackFont): Promise<string> {
  const own = await readMetrics(typeface, weight);
  const boldWidth = weight > REGULAR ? font.boldWidth : undefined;
  const size = own.width / (boldWidth ?? font.regularWidth);
  const rules = [
    `font-family:"${familyName(typeface, font)}"`,
    `src:${font.names.map((name) => `local("${name}${boldWidth ? ' Bold' : ''}")`)}`,
    `font-weight:${boldWidth ? BOLD : REGULAR}`,
    `size-adjust:${percent(size)}`,
    `ascent-override:${percent(own.ascent / size)}`,
    `descent-override:${percent(own.descent / size)}`,
    'line-gap-override:0%',
  ];
  return `@font-face{${rules.join(';')}}`;
}

/** One rule for each weight that the fallback font has a file for. */
function fontFaces(typeface: Typeface): Promise<string>[] {
  const weights = typeface.weight.split(' ').map(Number);
  return fallbackFontsFor(typeface).flatMap((font) =>
    (font.boldWidth ? weights : weights.slice(0, 1)).map((weight) =>
      fontFace(typeface, weight, font),
    ),
  );
}

async function renderCss(content: SiteContent): Promise<string> {
  const rules = [displayTypeface(content), textTypeface(content)].flatMap(fontFaces);
  return (await Promise.all(rules)).join('');
}

const rendered = new WeakMap<SiteContent, Promise<string>>();

/** Cached: every page asks for the same rules. */
export function fallbackFontCss(content: SiteContent): Promise<string> {
  const css = rendered.get(content) ?? renderCss(content);
  rendered.set(content, css);
  return css;
}
