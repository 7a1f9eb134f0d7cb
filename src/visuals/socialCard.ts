import { readFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import sharp from 'sharp';
import { cacheFile, hashFiles } from '../../tools/fileCache.ts';
import type { SiteContent } from '../content/description.ts';
import { isWebAddress } from '../content/kinds.ts';
import { type Colors, inEveryScheme } from '../styles/palette.ts';
import { buildFont, chooseDisplayTypeface, type Typeface } from './font.ts';
import { placeOf, shapeOf } from './logo.ts';
import { picturePath } from './picturePath.ts';
import { drawLogoOn } from './plate.ts';

/** The Open Graph image of a page: its title over its picture. */

export const CARD_SIZE = { width: 1200, height: 630 } as const;

const EDGE = 72;
const LOGO_SIZE = 84;
const LOGO_MIDDLE = EDGE + LOGO_SIZE / 2;
const WORDS_WIDTH = 820;
/** A longer title is set smaller. */
const LONG_TITLE = 34;
const LATIN = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const CODE = [
  'src/visuals/socialCard.ts',
  'src/visuals/logo.ts',
  'src/visuals/drawInside.ts',
  'src/visuals/plate.ts',
  'src/content/drawing.ts',
];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** sharp reads neither WOFF2 nor a variable font. */
const cardFont = (typeface: Typeface) => buildFont(typeface, `${LATIN.join('')}–—’“”`, 'truetype');

async function renderWords(typeface: Typeface, text: string, size: number) {
  const fontfile = await cardFont(typeface);
  // As named in the file: the pinned instance of Outfit is “Outfit Thin”.
  const { familyName } = await fromBuffer(readFileSync(fontfile));
  return sharp({
    text: {
      text: `<span foreground="white">${escaped(text)}</span>`,
      // Without the comma, Pango would take “Thin” for a weight.
      font: `${familyName}, ${size}`,
      fontfile,
      width: WORDS_WIDTH,
      wrap: 'word-char',
      dpi: 72,
      spacing: Math.round(size * -0.12),
      rgba: true,
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
}

/** Darkens the picture behind the words. */
function scrim(colors: Colors) {
  const { night, 'mark-on-night': mark } = inEveryScheme(colors);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">
    <linearGradient id="shade"><stop offset="0" stop-color="${night}" stop-opacity=".94"/>
    <stop offset=".55" stop-color="${night}" stop-opacity=".78"/>
    <stop offset="1" stop-color="${night}" stop-opacity=".1"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#shade)"/>
    <rect x="${EDGE}" y="${CARD_SIZE.height - EDGE - 8}" width="96" height="8" fill="${mark}"/>
  </svg>`;
}

async function drawCard(content: SiteContent, title: string, file: string | undefined) {
  const { company, colors } = content;
  const typeface = chooseDisplayTypeface(content);
  const { width, height } = placeOf(company.logo, LOGO_SIZE);
  const logoSize = { width: Math.min(width, WORDS_WIDTH), height };
  const heading = await renderWords(typeface, title, title.length > LONG_TITLE ? 76 : 92);
  const layers = [
    { input: Buffer.from(scrim(colors)) },
    { input: await drawLogoOn(colors.night, content, logoSize), left: EDGE, top: EDGE },
    {
      input: heading.data,
      left: EDGE,
      top: Math.round((CARD_SIZE.height + LOGO_MIDDLE - heading.info.height) / 2),
    },
  ];
  if (shapeOf(company.logo) !== 'wide') {
    const name = await renderWords(typeface, company.name, 38);
    const top = Math.round(LOGO_MIDDLE - name.info.height / 2);
    layers.push({ input: name.data, left: EDGE + logoSize.width + 24, top });
  }
  const ground = file
    ? sharp(file)
        .autoOrient()
        .resize({ ...CARD_SIZE, fit: 'cover' })
    : sharp({ create: { ...CARD_SIZE, channels: 3, background: colors.night } });
  // A quarter larger than mozjpeg's, which takes ten times as long.
  return ground.composite(layers).removeAlpha().jpeg({ quality: 78 }).toBuffer();
}

export async function drawSocialCard(
  content: SiteContent,
  { title, picture }: { title: string; picture?: string | undefined },
): Promise<Uint8Array<ArrayBuffer>> {
  const { company, colors } = content;
  const { logo } = company;
  const file = picture && !isWebAddress(picture) ? picturePath(picture) : undefined;
  const font = await cardFont(chooseDisplayTypeface(content));
  const ingredients = [
    hashFiles(...CODE),
    JSON.stringify([sharp.versions, font, company.name, logo, colors, title]),
    readFileSync(picturePath(logo.dark ?? logo.image)),
    file ? readFileSync(file) : '',
  ];
  const card = await cacheFile('cards/*.jpg', ingredients, () => drawCard(content, title, file));
  return new Uint8Array(readFileSync(card));
}
