import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path/posix';
import { pages } from './description.ts';
import { articleAddresses } from './folder.ts';
import { DRAWING_NAME, PHOTO_NAME, pictureName } from './pictureName.ts';
import { withSlashes } from './slashes.ts';

/** What links and picture names in content/ can refer to. */

const isPicture = (name: string) => PHOTO_NAME.test(name) || DRAWING_NAME.test(name);

/** The files among the pictures: the name that content calls each, and its place on the disk. */
export function picturePaths(folder: string): Map<string, string> {
  const images = join(folder, 'images');
  if (!existsSync(images)) return new Map();
  const found = readdirSync(images, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && isPicture(entry.name))
    .map((entry) => join(withSlashes(entry.parentPath), entry.name))
    .sort();
  return new Map(found.map((file) => [pictureName(relative(folder, file)), file]));
}

/** The path of every page that is listed. */
export const pagePaths = (folder: string): string[] => [
  ...Object.values(pages)
    .filter(({ isListed }) => isListed)
    .map(({ path }) => path),
  ...articleAddresses(folder).map((name) => `/${name}`),
];
