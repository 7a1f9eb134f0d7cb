import sharp from 'sharp';
import type { SiteContent } from '../content/description.ts';
import type { Size } from '../content/field.ts';
import { measureContrast, type Rgb } from '../styles/color.ts';
import { drawInside } from './drawInside.ts';

/** A paper-colored plate behind a dark logo in dark mode, unless content has a dark variant. */

const SAMPLE_SIZE: Size = { width: 120, height: 120 };
/** The contrast below which a pixel cannot be told from the background. */
const MIN_VISIBLE_CONTRAST = 2;
/** The share of a logo's pixels that may be invisible, such as a shadow. */
const MAX_INVISIBLE_SHARE = 0.5;
const OPAQUE_ALPHA = 128;
/** The share of the plate's height that the logo takes. */
const LOGO_HEIGHT_SHARE = 0.84;
const CORNER_RADIUS_SHARE = 0.14;

export async function isLostOn(ground: string, image: string): Promise<boolean> {
  const pixels = await sharp(await drawInside(image, SAMPLE_SIZE))
    .ensureAlpha()
    .raw()
    .toBuffer();
  let solid = 0;
  let lost = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < OPAQUE_ALPHA) continue;
    const color: Rgb = [red, green, blue];
    solid += 1;
    if (measureContrast(color, ground) < MIN_VISIBLE_CONTRAST) lost += 1;
  }
  return lost > solid * MAX_INVISIBLE_SHARE;
}

/** Draws the logo on a plate of this size in pixels. */
export async function drawOnPlate(image: string, box: Size, paper: string): Promise<Buffer> {
  const { width, height } = box;
  const edge = (height * (1 - LOGO_HEIGHT_SHARE)) / 2;
  const room = {
    width: Math.round(width - 2 * edge),
    height: Math.round(height * LOGO_HEIGHT_SHARE),
  };
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" rx="${height * CORNER_RADIUS_SHARE}" fill="${paper}"/></svg>`;
  return sharp(Buffer.from(plate))
    .composite([{ input: await drawInside(image, room) }])
    .png()
    .toBuffer();
}

type Look = Pick<SiteContent, 'company' | 'colors'>;

const needsPlateOn = async (ground: string, { company: { logo } }: Look) =>
  !logo.dark && isLostOn(ground, logo.image);

/** The logo for a dark background: the dark variant, the logo itself, or the logo on a plate. */
export async function drawLogoOn(ground: string, look: Look, box: Size): Promise<Buffer> {
  const { dark, image } = look.company.logo;
  if (await needsPlateOn(ground, look)) return drawOnPlate(image, box, look.colors.paper.light);
  return drawInside(dark ?? image, box);
}

export const needsPlate = (look: Look) => needsPlateOn(look.colors.paper.dark, look);
