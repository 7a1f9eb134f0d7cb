import sharp from 'sharp';
import type { Company } from '../content/description.ts';
import { picturePath } from './picturePath.ts';

/** The logo in content/ as a square picture of that many pixels. */
export function drawLogo({ logo }: Pick<Company, 'logo'>, size: number): Promise<Buffer> {
  return sharp(picturePath(logo.image), { density: 600 })
    .resize(size, size, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
}
