import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPublicFiles, readDescription, SITE_FOLDER } from '../../hosting/build.ts';
import { getHeaders, HASHED_FOLDER } from '../../hosting/headers.ts';
import { contentFolder, readContent } from '../../src/content/read.ts';
import { findTool } from '../../tools/install.ts';
import { sendRequest } from '../request.ts';
import { startPages } from './servers.ts';

/**
 * Cloudflare Pages takes the build as it is, and runs no code of ours. So not all of the contract
 * holds there: what a visitor needs of it is asked here.
 */

const site = readDescription();
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

  test('every rule for headers and redirects is read [deploy-10]', async () => {
    expect(server.told()).toContain(`Parsed ${rulesIn('_redirects')} valid redirect rules`);
    expect(server.told()).toContain(`Parsed ${rulesIn('_headers')} valid header rules`);
    expect(server.told()).not.toMatch(/invalid|ignor|skipp/i);
    for (const [from, to] of Object.entries(site.redirects)) {
      const { status, headers } = await get(from);
      expect([from, status, headers.location]).toEqual([from, 308, to]);
    }
  });

  test('every page and file has its headers [deploy-10]', async () => {
    const files = listPublicFiles(SITE_FOLDER).filter((file) => file.startsWith(HASHED_FOLDER));
    const hashed = files.map((file) => [file, file] as const);
    for (const [path, file] of [...Object.entries(site.pages), ...hashed]) {
      const { status, headers, body } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers, path).toMatchObject(lowerCased(getHeaders(file, site)));
      expect(body.equals(readFileSync(SITE_FOLDER + file))).toBe(true);
      expect(headers['cache-control']).toContain(path === file ? 'immutable' : 'must-revalidate');
    }
  });

  test.each(['/no-such-page', '/about/no-such-page', `${HASHED_FOLDER}no-such-script.js`])(
    '%s is unknown, gets the page that helps, and is not kept [deploy-10]',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(body.toString()).toContain(notFound.heading);
    },
  );
});
