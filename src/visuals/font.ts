import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path/posix';
import subsetFont from 'subset-font';
import type { SiteContent } from '../content/description.ts';
import { plainZero } from './zero/plainZero.ts';

export const FONT_FOLDER = 'node_modules/.cache/fonts';

type Axes = Record<string, number | { min: number; max: number }>;

export interface Typeface {
  name: string;
  cssVariable: `--${string}`;
  source: string;
  /** As CSS writes it. */
  weight: string;
  /** What is kept of the font's axes; a single value takes an axis out. */
  axes: Axes;
  /** What is mended in the subset's own tables. */
  mend?: (font: Buffer) => Buffer;
}

const { resolve } = createRequire(import.meta.url);

/** What is read. Up to weight 800 the file would be a third larger. */
export const TEXT: Typeface = {
  name: 'Atkinson Hyperlegible Next',
  cssVariable: '--font-family',
  source: resolve(
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  ),
  weight: '400 700',
  axes: { wght: { min: 400, max: 700 } },
  mend: plainZero,
};

/** What is seen: headlines, figures, phone numbers. Its zero has no slash. */
export const DISPLAY: Typeface = {
  name: 'Bricolage Grotesque',
  cssVariable: '--font-display',
  source: resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  ),
  weight: '650',
  axes: { opsz: 72, wdth: 89, wght: 650 },
};

const PRINTABLE_ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** A typeface with the characters of the site's own words, and plain ASCII for what visitors type. */
export async function siteFont(content: SiteContent, typeface: Typeface): Promise<string> {
  const { source, axes, mend } = typeface;
  const words = [PRINTABLE_ASCII, JSON.stringify(content), '©“”‘’–—…'].join('');
  const characters = [...new Set(words)].sort().join('');
  const whole = readFileSync(source);
  const name = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([characters, axes, mend?.name]))
    .digest('hex')
    .slice(0, 16);
  const file = join(FONT_FOLDER, `${name}.woff2`);
  if (!existsSync(file)) {
    mkdirSync(FONT_FOLDER, { recursive: true });
    const subset = await subsetFont(whole, characters, {
      targetFormat: 'truetype',
      variationAxes: axes,
    });
    const mended = mend ? mend(subset) : subset;
    writeFileSync(file, await subsetFont(mended, characters, { targetFormat: 'woff2' }));
  }
  return `./${file}`;
}
