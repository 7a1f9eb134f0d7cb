import { readFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import sharp from 'sharp';
import { madeBy, madeOnce } from '../../tools/madeOnce.ts';
import type { SiteContent } from '../content/description.ts';
import { isWebAddress } from '../content/kinds.ts';
import { type Colors, inEveryScheme } from '../styles/palette.ts';
import { digestOf } from './digest.ts';
import { displayTypeface, madeFont, type Typeface } from './font.ts';
import { placeOf, shapeOf } from './logo.ts';
import { picturePath } from './picturePath.ts';
import { logoOn } from './plate.ts';

/** The picture that goes with a link when someone sends it: the page's title over its picture. */

export const CARD_SIZE = { width: 1200, height: 630 } as const;

const EDGE = 72;
const LOGO_SIZE = 84;
const MIDDLE = EDGE + LOGO_SIZE / 2;
const WORDS_WIDTH = 820;
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

/** What draws the words reads neither WOFF2 nor a font of many weights. */
const cardFont = (typeface: Typeface) => madeFont(typeface, `${LATIN.join('')}–—’“”`, 'truetype');

async function words(typeface: Typeface, text: string, size: number) {
  const fontfile = await cardFont(typeface);
  // The file's own name: a weight that was cut out of Outfit is called “Outfit Thin”.
  const { familyName } = await fromBuffer(readFileSync(fontfile));
  return sharp({
    text: {
      text: `<span foreground="white">${escaped(text)}</span>`,
      // The comma ends the name, which may have a weight in it.
      font: `${familyName}, ${size}`,
      fontfile,
      width: WORDS_WIDTH,
      // A word that is wider than that is broken: the card has no more room.
      wrap: 'word-char',
      dpi: 72,
      spacing: Math.round(size * -0.12),
      rgba: true,
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
}

/** Dark where the words are, whatever the picture. */
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

/** The picture's file, if it is one of ours. */
const groundFile = (image: string | undefined) =>
  image && !isWebAddress(image) ? picturePath(image) : undefined;

const ground = (file: string | undefined, { night }: Colors) =>
  file
    ? sharp(file)
        .autoOrient()
        .resize({ ...CARD_SIZE, fit: 'cover' })
    : sharp({ create: { ...CARD_SIZE, channels: 3, background: night } });

const logoFile = ({ company: { logo } }: SiteContent) => logo.dark ?? logo.image;

/** Everything but the title, which is the same on all cards over one picture. */
async function background(content: SiteContent, file: string | undefined) {
  const { company, colors } = content;
  const { width, height } = placeOf(company.logo, LOGO_SIZE);
  const place = { width: Math.min(width, WORDS_WIDTH), height };
  const layers = [
    { input: Buffer.from(scrim(colors)) },
    { input: await logoOn(colors.night, content, place), left: EDGE, top: EDGE },
  ];
  if (shapeOf(company.logo) !== 'wide') {
    const name = await words(displayTypeface(content), company.name, 38);
    const top = Math.round(MIDDLE - name.info.height / 2);
    layers.push({ input: name.data, left: EDGE + place.width + 24, top });
  }
  return ground(file, colors).composite(layers).removeAlpha().raw().toBuffer();
}

/** Of pages without a picture of their own, which share one; a megabyte each, so not of all. */
const MOST_BACKGROUNDS = 3;
const backgrounds = new Map<string, ReturnType<typeof background>>();

function knownBackground(content: SiteContent, file: string | undefined, ingredients: string) {
  const known = backgrounds.get(ingredients) ?? background(content, file);
  backgrounds.delete(ingredients);
  backgrounds.set(ingredients, known);
  const [oldest] = backgrounds.keys();
  if (oldest && backgrounds.size > MOST_BACKGROUNDS) backgrounds.delete(oldest);
  return known;
}

/** Whatever a card shows besides its title. */
async function ingredientsOf(content: SiteContent, file: string | undefined): Promise<string> {
  const { company, colors } = content;
  return JSON.stringify([
    madeBy(...CODE),
    sharp.versions,
    await cardFont(displayTypeface(content)),
    company.name,
    company.logo,
    digestOf(picturePath(logoFile(content))),
    colors.night,
    colors.paper.light,
    scrim(colors),
    file && digestOf(file),
  ]);
}

export async function socialCard(
  content: SiteContent,
  { title, picture }: { title: string; picture?: string | undefined },
): Promise<Uint8Array<ArrayBuffer>> {
  const file = groundFile(picture);
  const same = await ingredientsOf(content, file);
  const card = await madeOnce('cards/*.jpg', [same, title], async () => {
    const drawn = await knownBackground(content, file, same);
    const heading = await words(displayTypeface(content), title, title.length > 34 ? 76 : 92);
    const top = Math.round((CARD_SIZE.height + MIDDLE - heading.info.height) / 2);
    return (
      sharp(drawn, { raw: { ...CARD_SIZE, channels: 3 } })
        .composite([{ input: heading.data, left: EDGE, top }])
        // A quarter larger than mozjpeg's, which takes ten times as long.
        .jpeg({ quality: 78 })
        .toBuffer()
    );
  });
  return new Uint8Array(readFileSync(card));
}
