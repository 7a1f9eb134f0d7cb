import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicFiles, readDescription, SITE_FOLDER } from '../../hosting/build.ts';
import { DOCUMENT_HEADERS, HASHED_FOLDER, headersFor } from '../../hosting/headers.ts';
import { contentFolder, readContent } from '../../src/content/read.ts';
import { findTool } from '../../tools/install.ts';
import { sendRequest } from '../request.ts';
import { startPages } from './servers.ts';

/**
 * Cloudflare Pages takes the build as it is, and runs no code of ours. So not all of the contract
 * holds there: what a visitor needs of it is asked here, and what differs is asserted.
 */

const site = readDescription();
const files = publicFiles(SITE_FOLDER);
const pages = Object.entries(site.pages);
const notFound = readContent(contentFolder)['not-found'];
const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const rulesIn = (file: string) =>
  readFileSync(`${SITE_FOLDER}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/')).length;

describe.skipIf(!findTool('wrangler'))('on Cloudflare Pages', () => {
  let server: Awaited<ReturnType<typeof startPages>>;
  beforeAll(async () => {
    server = await startPages();
  }, 120_000);
  afterAll(() => server?.stop());
  const get = (path: string) => sendRequest(server.origin, path, { host: site.domain });

  test('every rule for headers and redirects is read [deploy-10]', () => {
    expect(server.told()).toContain(`Parsed ${rulesIn('_redirects')} valid redirect rules`);
    expect(server.told()).toContain(`Parsed ${rulesIn('_headers')} valid header rules`);
    expect(server.told()).not.toMatch(/invalid|ignor|skipp/i);
  });

  test.each(pages)('%s is there, with every security header [deploy-10]', async (path, file) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...lowerCased(site.headers),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(body.equals(readFileSync(SITE_FOLDER + file))).toBe(true);
  });

  test.each(Object.entries(site.redirects))(
    '%s leads to %s for good [deploy-10]',
    async (from, to) => {
      const { status, headers } = await get(from);
      expect([status, headers.location]).toEqual([308, to]);
    },
  );

  test('a file with its hash in the name is kept for a year, and carries what it needs [deploy-10]', async () => {
    const hashed = files.filter((file) => file.startsWith(HASHED_FOLDER));
    expect(hashed.length).toBeGreaterThan(20);
    for (const file of hashed) {
      const { status, headers } = await get(file);
      expect([file, status]).toEqual([file, 200]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const expected = lowerCased(headersFor(file, site));
      expect(headers).toMatchObject(expected);
      expect([file, 'content-security-policy' in headers]).toEqual([
        file,
        'content-security-policy' in expected,
      ]);
    }
  });

  test.each(['/no-such-page', '/about/no-such-page', `${HASHED_FOLDER}no-such-file`])(
    '%s is unknown, gets the page that helps, and is not kept [deploy-10]',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(404);
      expect(headers).toMatchObject({ ...lowerCased(site.headers), 'cache-control': 'no-store' });
      expect(body.toString()).toContain(notFound.heading);
    },
  );

  test('an unknown script is not kept either, but its page has the headers of a script [deploy-10]', async () => {
    const { status, headers, body } = await get(`${HASHED_FOLDER}no-such-script.js`);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(body.toString()).toContain(notFound.heading);
    expect(DOCUMENT_HEADERS.filter((name) => name.toLowerCase() in headers)).toEqual([]);
  });

  test('the page for unknown paths answers under its own name, and compressed copies under theirs [deploy-10]', async () => {
    expect((await get('/404')).status).toBe(200);
    expect((await get('/about.html.br')).status).toBe(200);
  });
});
