import sharp from 'sharp';
import type { SiteContent } from '../content/description.ts';
import { drawInside } from './drawInside.ts';
import { iconOf } from './logo.ts';

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
  const room = Math.round(size * mark);
  const logo = await drawInside(iconOf(company.logo), { width: room, height: room });
  const background = isClear ? 'transparent' : colors.paper.light;
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: logo }])
    .png({ palette: true })
    .toBuffer();
}
