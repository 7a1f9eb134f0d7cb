import { listPublicFiles, SITE_FOLDER } from '../../hosting/build.ts';
import { builtPages } from './builtPages.ts';

const LINKS = 'a[href], link[href], img[src], script[src], source[srcset], img[srcset]';
const ORIGIN = 'http://site.invalid';

function addressesOf(element: Element): string[] {
  const set = element.getAttribute('srcset');
  if (set) return set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
  return [element.getAttribute('href') ?? element.getAttribute('src') ?? ''];
}

/** Links within the site to an address or a place in a page that does not exist. */
export function deadLinks(): string[] {
  const pages = new Map(builtPages.map(({ path, document }) => [path, document]));
  const files = new Set(listPublicFiles(SITE_FOLDER).filter((file) => !file.endsWith('.html')));
  const faults: string[] = [];
  for (const [from, page] of pages) {
    for (const address of [...page.querySelectorAll(LINKS)].flatMap(addressesOf)) {
      const { origin, pathname, hash } = new URL(address, ORIGIN + from);
      if (origin !== ORIGIN) continue;
      const path = decodeURIComponent(pathname);
      const target = pages.get(path);
      if (!target && !files.has(path))
        faults.push(`${from} leads to ${path}, which does not exist`);
      else if (hash && !target?.getElementById(hash.slice(1))) {
        faults.push(`${from} leads to ${path}${hash}: no such place`);
      }
    }
  }
  return faults;
}
