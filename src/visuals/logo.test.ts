import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { contentFolder } from '../content/read.ts';
import { drawInside } from './drawInside.ts';
import { placeOf, shapeOf } from './logo.ts';

const folder = mkdtempSync(join(tmpdir(), 'logos-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As content would name it. */
function logo(name: string, tag: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${tag}><rect width="100%" height="100%" fill="#f00"/></svg>`;
  writeFileSync(join(folder, `${name}.svg`), svg);
  return relative(contentFolder, join(folder, `${name}.svg`));
}

const TAGS: [string, string, number][] = [
  ['in millimeters', 'width="120mm" height="20mm" viewBox="0 0 600 100"', 6],
  ['in inches', 'width="0.6in" height="0.1in" viewBox="0 0 600 100"', 6],
  ['in percent', 'width="100%" height="100%" viewBox="0 0 600 100"', 6],
  ['without a size', 'viewBox="0 0 600 100"', 6],
  ['without a viewBox', 'width="600" height="100"', 6],
  ['with one side', 'width="30em" height="100" viewBox="0 0 600 100"', 6],
  ['larger than any screen', 'width="24000" height="4000"', 6],
  ['tall', 'viewBox="0 0 100 300"', 1 / 3],
];

describe('a logo', () => {
  test.each(TAGS)(
    '%s has its shape, and is drawn whole and in the middle of a square [logo-1]',
    async (name, tag, ratio) => {
      const image = logo(name, tag);
      expect(placeOf({ image }, 44).width).toBe(Math.round(44 * ratio));
      expect(shapeOf({ image })).toBe(ratio > 1 ? 'wide' : 'tall');
      const square = await drawInside(image, { width: 240, height: 240 });
      const { data, info } = await sharp(square)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([240, 240]);
      const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
      const along = [3, 120, 236].map((x) => (ratio > 1 ? alpha(x, 120) : alpha(120, x)));
      const across = [3, 60, 180, 236].map((x) => (ratio > 1 ? alpha(120, x) : alpha(x, 120)));
      expect(along).toEqual([255, 255, 255]);
      expect(across).toEqual([0, 0, 0, 0]);
    },
  );
});
