import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { madeBy, madeOnce } from '../../tools/madeOnce.ts';
import type { SiteContent } from '../content/description.ts';
import { digestOf } from './digest.ts';
import { drawInside } from './drawInside.ts';
import { iconOf } from './logo.ts';
import { picturePath } from './picturePath.ts';

const CODE = ['src/visuals/icon.ts', 'src/visuals/drawInside.ts', 'src/content/drawing.ts'];

export interface Icon {
  size: number;
  /** The share of the icon that the logo takes. */
  mark: number;
  /** Leaves the background transparent. */
  isClear?: boolean;
}

/** Renders the logo into a square PNG. */
export async function icon(
  { company, colors }: SiteContent,
  { size, mark, isClear }: Icon,
): Promise<Buffer> {
  const image = iconOf(company.logo);
  const background = isClear ? 'transparent' : colors.paper.light;
  const wish = JSON.stringify([size, mark, background, sharp.versions]);
  const ingredients = [digestOf(picturePath(image)), wish, madeBy(...CODE)];
  const made = await madeOnce('icons/*.png', ingredients, async () => {
    const room = Math.round(size * mark);
    const logo = await drawInside(image, { width: room, height: room });
    return sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: logo }])
      .png({ palette: true })
      .toBuffer();
  });
  return readFileSync(made);
}
