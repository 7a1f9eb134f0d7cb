import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getExtension,
  listPublicFiles,
  readDescription,
  SITE_FOLDER,
} from '../../hosting/build.ts';
import { startCaddy } from '../http/caddyServer.ts';
import { type RunningServer, startBuiltIn, startPages } from '../http/servers.ts';
import { sendRequest } from '../request.ts';

/** The editor beside a built site: the other company's content names a repository. */

const EDITOR = /^\/admin(\.html$|\/)/;
const POLICY = 'content-security-policy';
const site = readDescription();
const files = listPublicFiles(SITE_FOLDER);
const textOf = (file: string) => readFileSync(join(SITE_FOLDER, file), 'utf8');

test('the site’s own files do not speak of the editor, nor does anything that leads to its pages [editor-6]', () => {
  expect(files.filter((file) => EDITOR.test(file)).length).toBeGreaterThan(5);
  const readable = files.filter(
    (file) =>
      !EDITOR.test(file) && ['html', 'js', 'css', 'txt', 'xml'].includes(getExtension(file)),
  );
  expect(readable).toContain('/sw.js');
  expect(readable.filter((file) => textOf(file).includes('/admin'))).toEqual([]);
});

test('the editor asks not to be indexed, and carries no mark by which the worker would keep it [editor-6]', () => {
  for (const file of ['/admin.html', '/admin/preview.html']) {
    expect(textOf(file)).toContain('<meta name="robots" content="noindex">');
    expect(textOf(file)).not.toMatch(/<!--[^>]*-->\s*<\/body>/);
  }
});

const engines: [string, () => Promise<RunningServer>][] = [
  ['the built-in server', startBuiltIn],
  ['Caddy', startCaddy],
  ['Cloudflare Pages', startPages],
];

describe.each(engines)('served by %s', (_name, start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  }, 90_000);
  afterAll(() => server.stop());

  const headersOf = async (path: string) =>
    (await sendRequest(server.origin, path, { host: site.domain })).headers;

  test('the editor has a policy of its own, which lets it reach its repository alone [editor-7]', async () => {
    const policy = (await headersOf('/admin'))[POLICY];
    expect(policy).toBe(site.otherHeaders?.['/admin.html']?.['Content-Security-Policy']);
    expect(policy).toContain("connect-src 'self' blob: data: https://api.github.com");
    expect(policy).toContain("frame-ancestors 'none'");
    const preview = await headersOf('/admin/preview');
    expect(preview[POLICY]).toContain("frame-ancestors 'self'");
  });

  test('the rest of the site keeps its own [editor-7]', async () => {
    for (const path of ['/', '/contact', '/admin/nowhere']) {
      expect((await headersOf(path))[POLICY], path).toBe(site.headers['Content-Security-Policy']);
    }
    const script = files.find((file) => /^\/admin\/assets\/.*\.js$/.test(file)) ?? '';
    expect((await headersOf(script))[POLICY]).toBeUndefined();
  });
});
