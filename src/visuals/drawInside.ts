import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { nestSvg } from '../content/drawing.ts';
import type { Size } from '../content/field.ts';
import { isSvg } from '../content/pictureName.ts';
import { picturePath } from './picturePath.ts';

/** Renders a drawing into a transparent PNG of this size, keeping its proportions. */
export function drawInside(image: string, box: Size): Promise<Buffer> {
  const file = readFileSync(picturePath(image));
  const input = isSvg(image) ? Buffer.from(nestSvg(file.toString(), box)) : file;
  return sharp(input)
    .resize(box.width, box.height, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
}
