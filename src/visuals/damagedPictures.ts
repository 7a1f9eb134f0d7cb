import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { madeBy, madeOnce } from '../../tools/madeOnce.ts';
import { isWebAddress } from '../content/kinds.ts';
import type { WrittenField } from '../content/openFiles.ts';
import { isSvg, pictureName } from '../content/pictureName.ts';
import { fieldTitle, type Problem } from '../content/problems.ts';
import { contentFolder, readFields } from '../content/read.ts';
import { cleanDrawing } from './cleanDrawing.ts';
import { drawInside } from './drawInside.ts';
import { picturePath } from './picturePath.ts';

/**
 * Finds pictures that cannot be decoded although their header is intact. Runs before the build,
 * which would stop at the first one without naming file and line.
 */
export async function damagedPictures(): Promise<Problem[]> {
  const named = readFields(contentFolder).filter(
    ({ info, value }) => ['photo', 'drawing'].includes(info.kind) && !isWebAddress(String(value)),
  );
  const drawn = new Map<string, Promise<boolean>>();
  const problems = await Promise.all(
    named.map(async (field) => {
      const name = pictureName(String(field.value));
      const canBeDrawn = drawn.get(name) ?? isDrawn(name);
      drawn.set(name, canBeDrawn);
      return (await canBeDrawn) ? [] : [damaged(field, name)];
    }),
  );
  return problems.flat();
}

const SMALL = { width: 32, height: 32 };

const CODE = ['damagedPictures', 'cleanDrawing', 'drawInside'].map(
  (name) => `src/visuals/${name}.ts`,
);
const YES = 'yes';
const NO = 'no';

/** Cached on disk, so that a start does not decode every picture again. */
async function isDrawn(name: string): Promise<boolean> {
  const file = readFileSync(picturePath(name));
  const ingredients = [file, JSON.stringify(sharp.versions), madeBy(...CODE)];
  const verdict = await madeOnce('drawn/*.txt', ingredients, () => draw(name, file));
  return readFileSync(verdict, 'utf8') === YES;
}

async function draw(name: string, file: Buffer): Promise<Buffer> {
  try {
    if (isSvg(name)) await Promise.all([cleanDrawing(file.toString()), drawInside(name, SMALL)]);
    else await sharp(file).resize(SMALL).raw().toBuffer();
    return Buffer.from(YES);
  } catch {
    return Buffer.from(NO);
  }
}

const damaged = ({ file, line, path, value }: WrittenField, name: string): Problem => ({
  file,
  line,
  field: fieldTitle(path),
  found: `"${value}", which is damaged`,
  expected: isSvg(name)
    ? 'a drawing that a browser shows, such as one that you export anew as “plain SVG”'
    : 'the picture as it was, such as a new copy of it',
});
