import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path/posix';
import { pages } from './description.ts';
import { listArticlePaths } from './folder.ts';
import { DRAWING_NAME, normalizePictureName, PHOTO_NAME } from './pictureName.ts';
import { toSlashes } from './slashes.ts';

const isPicture = (name: string) => PHOTO_NAME.test(name) || DRAWING_NAME.test(name);

/** The files of a kind: the name that content calls each, and its place on the disk. */
function pathsIn(folder: string, inside: string, isKind: (name: string) => boolean) {
  const around = join(folder, inside);
  if (!existsSync(around)) return new Map<string, string>();
  const names = readdirSync(around, { recursive: true, encoding: 'utf8' })
    .map((name) => join(inside, toSlashes(name)))
    .filter((name) => isKind(name) && !basename(name).startsWith('.'));
  return new Map(names.sort().map((name) => [normalizePictureName(name), join(folder, name)]));
}

export const mapPicturePaths = (folder: string) => pathsIn(folder, 'images', isPicture);
export const mapFilePaths = (folder: string) =>
  pathsIn(folder, 'files', (name) => /\.pdf$/i.test(name));

/** The path of every page that is listed. */
export const listPagePaths = (folder: string): string[] => [
  ...Object.values(pages)
    .filter(({ isListed }) => isListed)
    .map(({ path }) => path),
  ...listArticlePaths(folder).map((name) => `/${name}`),
];
