import { readFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import type { SiteContent } from '../content/description.ts';
import { displayTypeface, madeFont, type Typeface, textTypeface } from './font.ts';

/**
 * What is read until the site's fonts are there, which on a slow line is the whole first page:
 * fonts of the visitor's machine, bold where ours is bold, made as wide and as high as ours.
 */

interface StandIn {
  /** Fonts with the same measures. */
  fonts: readonly [string, ...string[]];
  /** The average width of a letter, as a part of the font's size. */
  regular: number;
  /** Without one, browsers make the regular one bolder. */
  bold?: number;
}

const STAND_INS: Record<'sans-serif' | 'serif', readonly StandIn[]> = {
  'sans-serif': [
    // Windows and Apple's, and Linux's.
    { fonts: ['Arial', 'Liberation Sans'], regular: 0.4458, bold: 0.48 },
    // Android's: where it is one file for all weights, its bold has no name to be found by.
    { fonts: ['Roboto'], regular: 0.4448 },
  ],
  serif: [{ fonts: ['Times New Roman', 'Liberation Serif'], regular: 0.4063, bold: 0.4326 }],
};

const [REGULAR, BOLD] = [400, 700];
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ .,';

const standInsFor = ({ fallbacks }: Typeface) =>
  STAND_INS[fallbacks.includes('serif') ? 'serif' : 'sans-serif'];

/** By what it is for: one typeface may be both what is read and what is seen. */
const nameOf = ({ cssVariable }: Typeface, { fonts: [font] }: StandIn) =>
  `${cssVariable.slice(2)} by ${font}`;

/** Their names, in the order in which they are looked for. */
export const standInNames = (typeface: Typeface): string[] =>
  standInsFor(typeface).map((standIn) => nameOf(typeface, standIn));

async function measure(typeface: Typeface, weight: number) {
  const axes = { ...typeface.axes, wght: weight };
  const file = await madeFont({ ...typeface, axes }, LETTERS, 'truetype');
  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(readFileSync(file));
  return { ascent, descent, em: unitsPerEm, width: xWidthAvg };
}

/** Every page asks. */
const measured = new Map<string, ReturnType<typeof measure>>();

function measuresOf(typeface: Typeface, weight: number) {
  const key = `${typeface.cssVariable} ${typeface.name} ${weight}`;
  const known = measured.get(key) ?? measure(typeface, weight);
  measured.set(key, known);
  return known;
}

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

async function faceOf(typeface: Typeface, weight: number, standIn: StandIn): Promise<string> {
  const own = await measuresOf(typeface, weight);
  const bold = weight > REGULAR ? standIn.bold : undefined;
  const size = own.width / own.em / (bold ?? standIn.regular);
  const rules = [
    `font-family:"${nameOf(typeface, standIn)}"`,
    `src:${standIn.fonts.map((font) => `local("${font}${bold ? ' Bold' : ''}")`)}`,
    `font-weight:${bold ? BOLD : REGULAR}`,
    `size-adjust:${percent(size)}`,
    `ascent-override:${percent(own.ascent / own.em / size)}`,
    `descent-override:${percent(-own.descent / own.em / size)}`,
    'line-gap-override:0%',
  ];
  return `@font-face{${rules.join(';')}}`;
}

/** One face for each weight that a stand-in has a font for. */
function facesOf(typeface: Typeface): Promise<string>[] {
  const weights = typeface.weight.split(' ').map(Number);
  return standInsFor(typeface).flatMap((standIn) =>
    (standIn.bold ? weights : weights.slice(0, 1)).map((weight) =>
      faceOf(typeface, weight, standIn),
    ),
  );
}

export async function standInCss(content: SiteContent): Promise<string> {
  const faces = [displayTypeface(content), textTypeface(content)].flatMap(facesOf);
  return (await Promise.all(faces)).join('');
}
