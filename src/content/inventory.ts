import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path/posix';
import { pages } from './description.ts';
import { drawingFile } from './drawing.ts';
import type { FieldInfo } from './field.ts';
import { articleAddresses } from './folder.ts';
import { PHOTO, type PictureFile, pictureFile } from './pictureFile.ts';
import { DRAWING_NAME, PHOTO_NAME, pictureName } from './pictureName.ts';
import { withSlashes } from './slashes.ts';

/** What links and picture names in content/ can refer to. */
export interface Inventory {
  /** The path of every page. */
  pages: string[];
  /** The places in a page that a link may lead to, such as `/services#lab-samples`, if known. */
  anchors: string[] | undefined;
  /** Every file among the pictures, by the name that content calls it. */
  pictures: string[];
  read(picture: string, info: Pick<FieldInfo, 'kind' | 'isSquare'>): PictureFile;
}

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

export function takeInventory(folder: string, anchors: Inventory['anchors']): Inventory {
  const designed = Object.values(pages).filter(({ isListed }) => isListed);
  const files = picturePaths(folder);
  return {
    anchors,
    pages: [
      ...designed.map(({ path }) => path),
      ...articleAddresses(folder).map((name) => `/${name}`),
    ],
    pictures: [...files.keys()],
    read(picture, info) {
      const bytes = readFileSync(files.get(picture) ?? '');
      return info.kind === 'drawing'
        ? drawingFile(picture, bytes, info)
        : pictureFile(bytes, PHOTO);
    },
  };
}
