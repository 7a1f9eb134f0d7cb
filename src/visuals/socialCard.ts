import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { SiteContent } from '../content/description.ts';
import { type Colors, inEveryScheme } from '../styles/palette.ts';
import { displayTypeface, madeFont, type Typeface } from './font.ts';
import { familyOf } from './fontFamily.ts';
import { placeOf, shapeOf } from './logo.ts';
import { picturePath } from './picturePath.ts';
import { logoOn } from './plate.ts';

/** The picture that goes with a link when someone sends it: the page's title over its picture. */

export const CARD_SIZE = { width: 1200, height: 630 } as const;

const EDGE = 72;
const LOGO_SIZE = 84;
const WORDS_WIDTH = 820;
const LATIN = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What draws the words reads neither WOFF2 nor a font of many weights. */
async function words(typeface: Typeface, text: string, size: number, width: number) {
  const fontfile = await madeFont(typeface, `${LATIN.join('')}–—’“”`, 'truetype');
  return sharp({
    text: {
      text: `<span foreground="white">${escaped(text)}</span>`,
      // The comma ends the name, which may have a weight in it.
      font: `${familyOf(readFileSync(fontfile))}, ${size}`,
      fontfile,
      width,
      // A word that is wider than that is broken: the card has no more room.
      wrap: 'word-char',
      dpi: 72,
      spacing: Math.round(size * -0.12),
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Dark where the words are, whatever the picture. */
function scrim(colors: Colors) {
  const { night, 'mark-on-night': mark } = inEveryScheme(colors);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">
    <linearGradient id="shade"><stop offset="0" stop-color="${night}" stop-opacity=".94"/>
    <stop offset=".55" stop-color="${night}" stop-opacity=".78"/>
    <stop offset="1" stop-color="${night}" stop-opacity=".1"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#shade)"/>
    <rect x="${EDGE}" y="${CARD_SIZE.height - EDGE - 8}" width="96" height="8" fill="${mark}"/>
  </svg>`,
  );
}

function ground(image: string | undefined, { night }: Colors) {
  if (!image || image.startsWith('https://')) {
    return sharp({ create: { ...CARD_SIZE, channels: 3, background: night } });
  }
  return sharp(picturePath(image))
    .autoOrient()
    .resize({ ...CARD_SIZE, fit: 'cover' });
}

export async function socialCard(
  content: SiteContent,
  page: { title: string; picture?: string | undefined },
): Promise<Uint8Array<ArrayBuffer>> {
  const { company, colors } = content;
  const typeface = displayTypeface(content);
  const title = await words(typeface, page.title, page.title.length > 34 ? 76 : 92, WORDS_WIDTH);
  const name = await words(typeface, company.name, 38, WORDS_WIDTH);
  const { width, height } = placeOf(company.logo, LOGO_SIZE);
  const place = { width: Math.min(width, WORDS_WIDTH), height };
  const logo = await logoOn(colors.night, content, place);
  const middle = EDGE + LOGO_SIZE / 2;
  const isNamed = shapeOf(company.logo) !== 'wide';
  const image = await ground(page.picture, colors)
    .composite([
      { input: scrim(colors) },
      { input: logo, left: EDGE, top: EDGE },
      ...(isNamed
        ? [
            {
              input: name.data,
              left: EDGE + place.width + 24,
              top: Math.round(middle - name.info.height / 2),
            },
          ]
        : []),
      {
        input: title.data,
        left: EDGE,
        top: Math.round((CARD_SIZE.height + middle - title.info.height) / 2),
      },
    ])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(image);
}
