import { readFileSync } from 'node:fs';
import type { Reminder } from '../src/content/launch.ts';
import { publicFiles, type SiteDescription } from './build.ts';
import { parseHtml } from './parseHtml.ts';

/** Reminders about the built site for `npm run doctor`. */

const SHORTEST_DESCRIPTION = 30;
const group = 'The build';

export function buildReminders(folder: string, site: SiteDescription): Reminder[] {
  const pages = readPages(folder, site);
  return [
    ...[...pages].flatMap(([path, page]) => shortDescription(path, page)),
    ...deadLinks(folder, pages).map((found): Reminder => {
      return { group, where: 'a link', found, fix: 'Change the link, or add the page.' };
    }),
  ];
}

export function readPages(folder: string, site: SiteDescription): Map<string, Document> {
  // Pages with other headers are not the site's, and no search engine lists them.
  const own = Object.entries(site.pages).filter(([, file]) => !site.otherHeaders?.[file]);
  return new Map(own.map(([path, file]) => [path, parseHtml(readFileSync(folder + file, 'utf8'))]));
}

function shortDescription(path: string, page: Document): Reminder[] {
  const meta = page.querySelector('meta[name=description]');
  const { length } = meta?.getAttribute('content') ?? '';
  if (length >= SHORTEST_DESCRIPTION) return [];
  const fix = 'Search engines show it: write a sentence or two as the page’s description.';
  return [{ group, where: path, found: `a description of ${length} letters`, fix }];
}

const LINKS = 'a[href], link[href], img[src], script[src], source[srcset], img[srcset]';
const ORIGIN = 'http://site.invalid';

function addressesOf(element: Element): string[] {
  const set = element.getAttribute('srcset');
  if (set) return set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
  return [element.getAttribute('href') ?? element.getAttribute('src') ?? ''];
}

/** Links within the site to what is not there under that very address. */
export function deadLinks(folder: string, pages: Map<string, Document>): string[] {
  const files = new Set(publicFiles(folder).filter((file) => !file.endsWith('.html')));
  const faults: string[] = [];
  for (const [from, page] of pages) {
    for (const address of [...page.querySelectorAll(LINKS)].flatMap(addressesOf)) {
      const { origin, pathname, hash } = new URL(address, ORIGIN + from);
      if (origin !== ORIGIN) continue;
      const path = decodeURIComponent(pathname);
      const target = pages.get(path);
      if (!target && !files.has(path)) faults.push(`${from} leads to ${path}, which is not there`);
      else if (hash && !target?.getElementById(hash.slice(1))) {
        faults.push(`${from} leads to ${path}${hash}: no such place`);
      }
    }
  }
  return faults;
}
