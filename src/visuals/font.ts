import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { SiteContent } from '../content/description.ts';

export const FONT_SOURCE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
);
export const FONT_FOLDER = 'node_modules/.cache/fonts';
/** Those that the style sheets use. Up to 800 the file would be a third larger. */
export const WEIGHTS = { lightest: 400, boldest: 750 };
const PRINTABLE_ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** The font with the characters of the site's own words, and plain ASCII for what visitors type. */
export async function siteFont(content: SiteContent): Promise<string> {
  const words = [PRINTABLE_ASCII, JSON.stringify(content), '©“”‘’–—…'].join('');
  const characters = [...new Set(words)].sort().join('');
  const source = readFileSync(FONT_SOURCE);
  const name = createHash('sha256')
    .update(source)
    .update(JSON.stringify([characters, WEIGHTS]))
    .digest('hex')
    .slice(0, 16);
  const file = join(FONT_FOLDER, `${name}.woff2`);
  if (!existsSync(file)) {
    mkdirSync(FONT_FOLDER, { recursive: true });
    const options = {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: WEIGHTS.lightest, max: WEIGHTS.boldest } },
    } as const;
    writeFileSync(file, await subsetFont(source, characters, options));
  }
  return `./${file}`;
}
