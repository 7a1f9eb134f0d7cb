import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { parse } from 'yaml';

/** What lies around the words in content/: the pages that there are, and the pictures. */

export interface Size {
  width: number;
  height: number;
}

export interface Surroundings {
  pages: string[];
  /** The places in a page that a link may lead to: one for each service. */
  places: string[];
  /** Every picture, by the name that content calls it. */
  pictures: string[];
  /** Undefined for what is no picture. */
  sizeOf(picture: string): Size | undefined;
}

/** Pages with a design of their own. Every Markdown file adds one. */
export const BUILT_IN = ['/', '/about', '/services', '/contact', '/sitemap'];

/** Markdown files without which the footer would lead nowhere. */
const REQUIRED_ARTICLES = ['privacy', 'terms'];

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** The names, without ending, of the Markdown files that are pages, or ought to be there. */
export function articleNames(folder: string): string[] {
  const written = namesIn(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.slice(0, -'.md'.length));
  return [...new Set([...REQUIRED_ARTICLES, ...written])].sort();
}

/** What is wrong in the file is told where it is checked. */
function servicePlaces(folder: string): string[] {
  try {
    const { cards } = parse(readFileSync(join(folder, 'services.yaml'), 'utf8'));
    return cards.map(({ id }: { id: string }) => `/services#${id}`);
  } catch {
    return [];
  }
}

export function lookAround(folder: string): Surroundings {
  return {
    places: servicePlaces(folder),
    pages: [...BUILT_IN, ...articleNames(folder).map((name) => `/${name}`)],
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
