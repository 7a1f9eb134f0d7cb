import type { Reminder } from '../src/content/launch.ts';
import type { SiteDescription } from './build.ts';
import { crawl } from './crawl.ts';
import { parseHtml } from './parseHtml.ts';
import { sendRequest } from './request.ts';

/** What the built site, as a visitor gets it, still lacks for going live. */

const MONTH = 30 * 86_400_000;
const SHORTEST_DESCRIPTION = 30;
const group = 'The build';

export async function buildReminders(
  origin: string,
  site: SiteDescription,
  url: string,
): Promise<Reminder[]> {
  const read = async (path: string) => (await sendRequest(origin, path)).body.toString();
  const { faults } = await crawl(origin);
  // Pages with other headers are not the site's, and no search engine lists them.
  const own = Object.entries(site.pages).filter(([, file]) => !site.otherHeaders?.[file]);
  const pages = own.map(async ([path]) => shortDescription(path, await read(path)));
  return [
    ...otherDomain(site.domain, url),
    ...(await Promise.all(pages)).flat(),
    ...expiry(await read('/.well-known/security.txt')),
    ...faults.map((found): Reminder => {
      return { group, where: 'a link', found, fix: 'Change the link, or add the page.' };
    }),
  ];
}

function otherDomain(domain: string, url: string): Reminder[] {
  if (domain === new URL(url).hostname) return [];
  const found = `a build for ${domain}, while content says ${url}`;
  return [{ group, where: 'dist', found, fix: 'Run npm run build again.' }];
}

function shortDescription(path: string, html: string): Reminder[] {
  const meta = parseHtml(html).querySelector('meta[name=description]');
  const { length } = meta?.getAttribute('content') ?? '';
  if (length >= SHORTEST_DESCRIPTION) return [];
  const fix = 'Search engines show it: write a sentence or two as the page’s description.';
  return [{ group, where: path, found: `a description of ${length} letters`, fix }];
}

function expiry(securityText: string): Reminder[] {
  const expires = /^Expires: (.+)$/m.exec(securityText)?.[1] ?? 'never';
  if (Date.parse(expires) - Date.now() > MONTH) return [];
  const fix = 'Every build renews it: build and publish again.';
  return [{ group, where: '/.well-known/security.txt', found: `expires ${expires}`, fix }];
}
