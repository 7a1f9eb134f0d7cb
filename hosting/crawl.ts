import { parseHtml } from './parseHtml.ts';
import { sendRequest } from './request.ts';

const LINKS = 'a[href], link[href], img[src], script[src], source[srcset], img[srcset]';

function addresses(element: Element): string[] {
  const set = element.getAttribute('srcset');
  if (set) return set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
  return [element.getAttribute('href') ?? element.getAttribute('src') ?? ''];
}

/** Follows every link within the site. A link must answer with 200 itself: no detour. */
export async function crawl(origin: string) {
  const faults: string[] = [];
  const found = new Map([['/', 'the start']]);
  const pages = new Map<string, Document>();
  const fragments: { from: string; path: string; id: string }[] = [];
  // A map grows while it is walked, so that what is found on the way is visited too.
  for (const [path, from] of found) {
    const { status, headers, body } = await sendRequest(origin, path);
    if (status !== 200) faults.push(`${from} leads to ${path}, which answers ${status}`);
    if (!headers['content-type']?.startsWith('text/html')) continue;
    const document = parseHtml(body.toString());
    pages.set(path, document);
    for (const element of document.querySelectorAll(LINKS)) {
      if (element.getAttribute('rel') === 'canonical') continue;
      for (const address of addresses(element)) {
        const url = new URL(address, origin + path);
        if (url.origin !== origin) continue;
        found.set(url.pathname, found.get(url.pathname) ?? path);
        if (url.hash) fragments.push({ from: path, path: url.pathname, id: url.hash.slice(1) });
      }
    }
  }
  for (const { from, path, id } of fragments) {
    if (!pages.get(path)?.getElementById(id))
      faults.push(`${from} leads to ${path}#${id}: no such place`);
  }
  return { visited: [...found.keys()], faults };
}
