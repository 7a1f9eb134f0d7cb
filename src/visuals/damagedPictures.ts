import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { isWebAddress } from '../content/kinds.ts';
import type { WrittenField } from '../content/openFiles.ts';
import { isSvg, normalizePictureName } from '../content/pictureName.ts';
import { formatFieldPath, type Problem } from '../content/problems.ts';
import { contentFolder, readFields } from '../content/read.ts';
import { cleanDrawing } from './cleanDrawing.ts';
import { drawInside } from './drawInside.ts';
import { picturePath } from './picturePath.ts';

/**
 * Finds pictures that cannot be decoded although their header is intact. Runs before the build,
 * which would stop at the first one without naming file and line.
 */
export async function findDamagedPictures(): Promise<Problem[]> {
  const named = readFields(contentFolder).filter(
    ({ info, value }) => ['photo', 'drawing'].includes(info.kind) && !isWebAddress(String(value)),
  );
  const problems = await Promise.all(
    named.map(async (field) => {
      const name = normalizePictureName(String(field.value));
      return (await isDrawn(name)) ? [] : [damaged(field, name)];
    }),
  );
  return problems.flat();
}

const SMALL = { width: 32, height: 32 };

async function isDrawn(name: string): Promise<boolean> {
  const file = picturePath(name);
  try {
    if (!isSvg(name)) await sharp(file).resize(SMALL).raw().toBuffer();
    else await Promise.all([cleanDrawing(readFileSync(file, 'utf8')), drawInside(name, SMALL)]);
    return true;
  } catch {
    return false;
  }
}

const damaged = ({ file, line, path, value }: WrittenField, name: string): Problem => ({
  file,
  line,
  field: formatFieldPath(path),
  found: `"${value}", which is damaged`,
  expected: isSvg(name)
    ? 'a drawing that a browser shows, such as one that you export anew as “plain SVG”'
    : 'the picture as it was, such as a new copy of it',
});
