import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentFolder, readContent } from '../content/read.ts';
import { isLostOn, needsPlate } from './plate.ts';

const folder = mkdtempSync(join(tmpdir(), 'plates-'));
afterAll(() => rmSync(folder, { recursive: true }));

const content = readContent('content');
const DARK = content.colors.paper.dark;

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
