import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import sharp from 'sharp';
import { pages as designed } from '../../src/content/description.ts';
import { articleFiles } from '../../src/content/folder.ts';
import { picturePaths } from '../../src/content/inventory.ts';

/** A company's content with as many pages and pictures as years of writing may add to it. */

export interface Growth {
  pages: number;
  pictures: number;
}

const GRAINS = { width: 120, height: 80, channels: 3 } as const;
const ENLARGED = 10;
const PARAGRAPHS = 6;

/** The first of them. */
export const GROWN_PAGE = 'report-0000';

const named = (kind: string, index: number) => `${kind}-${String(index).padStart(4, '0')}`;

/** The same for the same seed, and no two of them alike: what is made of one is of no use for another. */
function photo(seed: number): Promise<Buffer> {
  const { width, height, channels } = GRAINS;
  let state = seed + 1;
  const grains = Uint8Array.from({ length: width * height * channels }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 96 + (state >>> 26);
  });
  return sharp(grains, { raw: GRAINS })
    .resize(width * ENLARGED, height * ENLARGED)
    .jpeg({ quality: 80 })
    .toBuffer();
}

function article(index: number, pictures: string[]): string {
  const name = named('Report', index);
  const paragraph = (part: number) =>
    `## Part ${part} of ${name}\n\nRoute ${index} has ${part} stops. ${'A box is signed for, cooled and handed on by name. '.repeat(8)}\n`;
  return [
    `---\ntitle: ${name}\ndescription: What happened on route ${index}.\nheading: ${name}\nupdated: 2026-11-15\n---\n`,
    ...Array.from({ length: PARAGRAPHS }, (_, part) => paragraph(part + 1)),
    ...pictures.map((picture) => `![A picture of route ${index}](images/${picture})\n`),
  ].join('\n');
}

/** Lets the content in a folder grow to so many pages and pictures. */
export async function growContent(folder: string, { pages, pictures }: Growth, seed = 0) {
  const written = Object.keys(designed).length + articleFiles(folder).length;
  const more = Math.max(0, pages - written);
  const shown = picturePaths(folder).size;
  const photos = Array.from({ length: Math.max(0, pictures - shown) }, (_, index) => index);
  for (const index of photos) {
    writeFileSync(
      join(folder, 'images', `${named('photo', index)}.jpg`),
      await photo(seed + index),
    );
  }
  const entries = Array.from({ length: more }, (_, index) => {
    const own = photos.filter((one) => one % more === index);
    const names = own.map((one) => `${named('photo', one)}.jpg`);
    const name = named('report', index);
    writeFileSync(join(folder, `${name}.md`), article(index, names));
    return `  - path: /${name}\n    label: Report ${index}\n    in: []\n`;
  });
  const navigation = join(folder, 'navigation.yaml');
  const listed = readFileSync(navigation, 'utf8');
  writeFileSync(
    navigation,
    listed.replace(/^pages:\n/m, (list) => list + entries.join('')),
  );
}
