import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { imageSize } from 'image-size';
import { pages, REQUIRED_ARTICLES } from './description.ts';
import type { Size } from './field.ts';

/** What links and picture names in content/ can refer to. */
export interface Inventory {
  /** The path of every page. */
  pages: string[];
  /** The places in a page that a link may lead to, such as `/services#lab-samples`. */
  anchors: string[];
  /** Every picture, by the name that content calls it. */
  pictures: string[];
  /** Undefined for what is no picture. */
  sizeOf(picture: string): Size | undefined;
}

export const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** The names, without ending, of the Markdown files that are pages, or ought to be there. */
export function articleNames(folder: string): string[] {
  const written = namesIn(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.slice(0, -'.md'.length));
  return [...new Set([...REQUIRED_ARTICLES, ...written])].sort();
}

export function takeInventory(folder: string, anchors: string[]): Inventory {
  const designed = Object.values(pages).filter(({ isListed }) => isListed);
  return {
    anchors,
    pages: [...designed.map(({ path }) => path), ...articleNames(folder).map((name) => `/${name}`)],
    pictures: namesIn(join(folder, 'images')).map((name) => `images/${name}`),
    sizeOf(picture) {
      try {
        const { width, height, orientation = 1 } = imageSize(readFileSync(join(folder, picture)));
        return orientation > 4 ? { width: height, height: width } : { width, height };
      } catch {
        return undefined;
      }
    },
  };
}
