import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getExtension,
  listPublicFiles,
  NOT_FOUND,
  readDescription,
  SITE_FOLDER,
} from '../../hosting/build.ts';
import { CONTENT_TYPES, HASHED_FOLDER, METHODS, WORKER_FILE } from '../../hosting/headers.ts';
import { contentFolder, readContent } from '../../src/content/read.ts';
import { MAP_HOST } from '../../src/metadata/maps.ts';
import { mapFormerPaths } from '../../src/metadata/pages.ts';
import { sendRequest } from '../request.ts';
import type { RunningServer } from './servers.ts';

/** How the site answers over HTTP: the same cases for each server that may serve it. */

const site = readDescription();
const content = readContent(contentFolder);
const pages = Object.entries(site.pages);
const files = listPublicFiles(SITE_FOLDER).filter((file) => !file.endsWith('.html'));
const stored = (file: string) => readFileSync(SITE_FOLDER + file);
const image = files.find((file) => file.endsWith('.avif')) ?? '';
const script = files.find((file) => file.endsWith('.js')) ?? '';
const YEAR_IN_MS = 366 * 86_400_000;
const REVALIDATED = 'public, max-age=0, must-revalidate';
const KEPT_FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** What a browser may open by itself, or run by itself. */
const isDocument = (file: string) => /\.(svg|xml)$/.test(file) || file === WORKER_FILE;
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
];
const FOR_ALL = [
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
];

export interface ServerUnderTest {
  name: 'built-in' | 'caddy' | 'cloudflare';
  start: () => Promise<RunningServer>;
  canRun: () => boolean;
}

/**
 * Where Cloudflare's server, as it runs on one's own machine, does otherwise, and nothing of ours
 * can change it. Each is asserted, so that a change there is noticed.
 */
const isCloudflare = (name: string) => name === 'cloudflare';

const unknownPaths = [
  ...'/no-such-page /no-such-page/ /about/no-such-page /About /ABOUT/ /About.html /404'.split(' '),
  ...'/../package.json /../../../../etc/passwd /..%2f..%2fpackage.json'.split(' '),
  ...'/%2e%2e/%2e%2e/etc/passwd /_astro/..%2f..%2fpackage.json'.split(' '),
  ...'/.env /.git/config /.assetsignore /_headers /_redirects'.split(' '),
  ...'/index.html.br /about.br /about.html.gz'.split(' '),
  ...'/_astro /_astro/ /_astro/no-such-script.js'.split(' '),
  NOT_FOUND,
  `${script}.br`,
  `/${'a'.repeat(10_000)}`,
];

/** `besides` adds what only one of them is asked. */
export function describeContract(
  { name, start, canRun }: ServerUnderTest,
  besides?: (server: () => RunningServer) => void,
) {
  describe.skipIf(!canRun())(`on ${name}`, () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await start();
    }, 120_000);
    afterAll(() => server?.stop());

    const get = (path: string, headers = {}, method = 'GET') =>
      sendRequest(server.origin, path, { headers, method, host: site.domain });

    const security = Object.fromEntries(
      Object.entries(site.headers).map(([header, value]) => [header.toLowerCase(), value]),
    );

    test.each(pages)(
      '%s is there, as HTML in UTF-8, with every security header [http-1]',
      async (path, file) => {
        const { status, headers, body } = await get(path);
        expect(status).toBe(200);
        expect(headers).toMatchObject({
          ...security,
          'content-type': 'text/html; charset=utf-8',
          'cache-control': REVALIDATED,
          vary: 'Accept-Encoding',
        });
        expect(body.equals(stored(file))).toBe(true);
      },
    );

    test('the headers are as strict as they were meant to be [http-10]', async () => {
      const { headers } = await get('/');
      const policy = String(headers['content-security-policy']);
      expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
      for (const directive of [
        "default-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self' mailto:",
        `frame-src ${MAP_HOST}`,
        `connect-src 'self' ${MAP_HOST}`,
        "require-trusted-types-for 'script'",
      ]) {
        expect(policy.split('; ')).toContain(directive);
      }
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toMatch(/^([a-z-]+=\(\)(, |$)){10,}/);
    });

    test.each(Object.entries(site.redirects))(
      '%s leads to %s for good, with its query [http-2] [pages-2]',
      async (from, to) => {
        const { status, headers } = await get(`${from}?a=b%2F`);
        expect([status, headers.location]).toEqual([308, `${to}?a=b%2F`]);
      },
    );

    test.each(Object.entries(mapFormerPaths(content)))(
      '%s, an address of the site before, leads to %s for good [http-12]',
      async (from, to) => {
        const { status, headers } = await get(`${from}?a=b`);
        expect([status, headers.location]).toEqual([308, `${to}?a=b`]);
      },
    );

    test.each(unknownPaths.map((path) => [path.slice(0, 40), path]))(
      '%s is unknown, and gets the page that helps [http-3] [server-3]',
      async (_shown, path = '') => {
        const { status, headers, body } = await get(path);
        expect(status).toBe(404);
        expect(headers).toMatchObject({
          ...security,
          'content-type': 'text/html; charset=utf-8',
          'cache-control': REVALIDATED,
        });
        expect(body.toString()).toContain(content['not-found'].heading);
      },
    );

    test('HEAD answers like GET, without the page [http-4]', async () => {
      for (const path of ['/about', '/no-such-page', image]) {
        const whole = await get(path);
        const head = await get(path, {}, 'HEAD');
        expect(head.status).toBe(whole.status);
        expect(head.headers['content-type']).toBe(whole.headers['content-type']);
        expect(head.headers.etag).toBe(whole.headers.etag);
        expect(head.body).toHaveLength(0);
      }
    });

    test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
      '%s is not allowed [http-4]',
      async (method) => {
        for (const path of ['/about', '/no-such-page']) {
          const { status, headers } = await get(path, {}, method);
          expect(status).toBe(405);
          expect(headers.allow).toBe(isCloudflare(name) ? undefined : METHODS);
        }
      },
    );

    test.each(['/about', script, image])(
      'a copy of %s that is still good is not sent again [http-5]',
      async (path) => {
        for (const encoding of ['br', 'identity']) {
          const asked = { 'accept-encoding': encoding };
          const { headers } = await get(path, asked);
          const again = await get(path, { ...asked, 'if-none-match': headers.etag });
          expect(again.status).toBe(304);
          expect(again.body).toHaveLength(0);
          expect(again.headers['content-security-policy']).toBe(
            path === '/about' ? security['content-security-policy'] : undefined,
          );
          const other = await get(path, { ...asked, 'if-none-match': '"another"' });
          expect(other.status).toBe(200);
        }
      },
    );

    test.each([
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br, zstd', isCloudflare(name) ? 'gzip' : 'br'],
      ['identity', undefined],
      ['', undefined],
    ])('text for a browser that takes “%s” comes as %s [http-7]', async (accepted, sent) => {
      for (const [path, file] of [
        ['/about', '/about.html'],
        [script, script],
      ] as const) {
        const { headers, body } = await get(path, { 'accept-encoding': accepted });
        expect(headers['content-encoding']).toBe(sent);
        expect(headers.vary).toBe('Accept-Encoding');
        const text = sent === 'br' ? brotliDecompressSync(body) : sent ? gunzipSync(body) : body;
        expect(text.equals(stored(file))).toBe(true);
      }
    });

    test('every file has its kind, is whole, is kept for a year if its name holds its hash, and carries the headers of a document only if it is one [http-8] [http-11]', async () => {
      expect(files.filter(isDocument).length).toBeGreaterThan(3);
      expect(files.length).toBeGreaterThan(50);
      for (const file of files) {
        const { status, headers, body } = await get(file);
        expect([file, status]).toEqual([file, 200]);
        expect(headers['content-type']).toBe(CONTENT_TYPES[getExtension(file)]);
        expect(headers['cache-control']).toBe(
          file.startsWith(HASHED_FOLDER) ? KEPT_FOR_A_YEAR : REVALIDATED,
        );
        expect(body.equals(stored(file))).toBe(true);
        const carried = Object.entries(security).filter(([header]) => header in headers);
        const expected = isDocument(file) ? [...FOR_ALL, ...FOR_DOCUMENTS] : FOR_ALL;
        expect([file, carried.map(([header]) => header).sort()]).toEqual([file, expected.sort()]);
        expect(headers).toMatchObject(Object.fromEntries(carried));
      }
    });

    test('security.txt says whom to tell, and is valid for less than a year [http-9]', async () => {
      const { headers, body } = await get('/.well-known/security.txt');
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      const text = body.toString();
      expect(text).toContain(`Contact: mailto:${content.company.email}\n`);
      expect(text).toContain(`Canonical: ${content.company.url}/.well-known/security.txt\n`);
      const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
      expect(expires).toBeGreaterThan(Date.now());
      expect(expires).toBeLessThan(Date.now() + YEAR_IN_MS);
    });

    besides?.(() => server);
  });
}
