import sharp from 'sharp';
import type { SiteContent } from '../content/description.ts';
import type { Size } from '../content/field.ts';
import { contrast, type Rgb } from '../styles/color.ts';
import { drawInside } from './drawInside.ts';

/** What a logo stands on where it is dark, the ground is dark too, and content has no other. */

const SAMPLE: Size = { width: 120, height: 120 };
/** Less than this is no edge that anybody sees. */
const SEEN = 2;
/** So much of a logo may be lost, as a shadow is. */
const LOST_AT_MOST = 0.5;
const SOLID = 128;
/** How much of its plate a logo takes. */
const ROOM = 0.84;
const ROUND = 0.14;

/** Whether most of a drawing cannot be told from what is behind it. */
export async function isLostOn(ground: string, image: string): Promise<boolean> {
  const pixels = await sharp(await drawInside(image, SAMPLE))
    .ensureAlpha()
    .raw()
    .toBuffer();
  let solid = 0;
  let lost = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < SOLID) continue;
    const color: Rgb = [red, green, blue];
    solid += 1;
    if (contrast(color, ground) < SEEN) lost += 1;
  }
  return lost > solid * LOST_AT_MOST;
}

/** The drawing on paper, both inside a box of that many pixels. */
export async function onPlate(image: string, box: Size, paper: string): Promise<Buffer> {
  const { width, height } = box;
  const edge = (height * (1 - ROOM)) / 2;
  const room = { width: Math.round(width - 2 * edge), height: Math.round(height * ROOM) };
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" rx="${height * ROUND}" fill="${paper}"/></svg>`;
  return sharp(Buffer.from(plate))
    .composite([{ input: await drawInside(image, room) }])
    .png()
    .toBuffer();
}

/** The logo for a dark ground: content's own for it, the one there is, or that on a plate. */
export async function logoOn(
  ground: string,
  { company: { logo }, colors }: Pick<SiteContent, 'company' | 'colors'>,
  box: Size,
): Promise<Buffer> {
  if (logo.dark || !(await isLostOn(ground, logo.image))) {
    return drawInside(logo.dark ?? logo.image, box);
  }
  return onPlate(logo.image, box, colors.paper.light);
}

/** Whether dark screens need a plate behind the logo. */
export const needsPlate = ({
  company: { logo },
  colors,
}: Pick<SiteContent, 'company' | 'colors'>) =>
  logo.dark ? Promise.resolve(false) : isLostOn(colors.paper.dark, logo.image);
