import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { contentFolder, readContent } from '../content/read.ts';
import { isLostOn, logoOn, needsPlate } from './plate.ts';

const folder = mkdtempSync(join(tmpdir(), 'plates-'));
afterAll(() => rmSync(folder, { recursive: true }));

const content = readContent('content');
const DARK = content.colors.paper.dark;
const BOX = { width: 160, height: 80 };

/** As content would name it. */
function square(color: string): string {
  const file = join(folder, `${color.slice(1)}.svg`);
  const tag = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"';
  writeFileSync(
    file,
    `<svg ${tag}><rect x="5" y="2" width="10" height="6" fill="${color}"/></svg>`,
  );
  return relative(contentFolder, file);
}

const withLogo = (image: string, dark?: string) => ({
  ...content,
  company: { ...content.company, logo: { ...content.company.logo, image, dark } },
});

/** The color in the middle of the logo's left edge. */
async function edgeOf(drawn: Buffer): Promise<number[]> {
  const { data, info } = await sharp(drawn)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (info.height / 2) * info.width * 4 + 4;
  return [...data.subarray(at, at + 4)];
}

test('a dark logo is lost on a dark screen, and a light or a red one is not [logo-2]', async () => {
  expect(await isLostOn(DARK, square('#112244'))).toBe(true);
  expect(await isLostOn(DARK, square('#eeeeee'))).toBe(false);
  expect(await isLostOn(DARK, square('#c8102e'))).toBe(false);
});

test('it stands on a plate there, unless content has another one for dark screens [logo-2]', async () => {
  expect(await needsPlate(content)).toBe(false);
  expect(await needsPlate(withLogo(square('#112244')))).toBe(true);
  expect(await needsPlate(withLogo(square('#112244'), square('#eeeeee')))).toBe(false);
});

test('the plate is paper, around the whole logo [logo-2]', async () => {
  const plated = await edgeOf(await logoOn(DARK, withLogo(square('#112244')), BOX));
  const { r, g, b } = (
    await sharp({
      create: { width: 1, height: 1, channels: 3, background: content.colors.paper.light },
    }).stats()
  ).dominant;
  expect(plated[3]).toBe(255);
  expect(
    Math.abs((plated[0] ?? 0) - r) +
      Math.abs((plated[1] ?? 0) - g) +
      Math.abs((plated[2] ?? 0) - b),
  ).toBeLessThan(24);
  expect((await edgeOf(await logoOn(DARK, withLogo(square('#eeeeee')), BOX)))[3]).toBe(0);
});
