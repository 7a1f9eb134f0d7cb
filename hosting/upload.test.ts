import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LiveSite, liveSiteAt, liveSiteIn } from './liveSite.ts';
import { RELEASE_FILE, readRelease, sha256 } from './release.ts';
import { prepareUpload } from './upload.ts';

const NOW = new Date('2026-11-16T09:00:00Z');
const OLD = '/_astro/old.js';
const old = Buffer.from('old()');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-upload-'));
  write('dist/index.html', 'new page');
  write('dist/_astro/new.js', 'new()');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const upload = (live: LiveSite) =>
  prepareUpload({ live, now: NOW, built: join(folder, 'dist'), folder: join(folder, 'upload') });
const uploaded = (file: string) => existsSync(join(folder, 'upload', file));
const uploadedRelease = () =>
  readRelease(readFileSync(join(folder, 'upload', RELEASE_FILE), 'utf8')) ?? {};

const answering = (body: Buffer): LiveSite => ({
  release: async () => ({ [OLD]: { sha256: sha256(old) } }),
  file: async () => body,
});

test('an old file is uploaded beside the build, compressed like the others, and written down [deploy-2]', async () => {
  expect(await upload(answering(old))).toEqual([
    'Files of earlier releases that stay for a day: 1.',
  ]);
  for (const file of [OLD, `${OLD}.br`, `${OLD}.gz`, '/index.html', '/_astro/new.js']) {
    expect([file, uploaded(file)]).toEqual([file, true]);
  }
  expect(uploadedRelease()).toEqual({
    '/_astro/new.js': { sha256: sha256(Buffer.from('new()')) },
    [OLD]: { sha256: sha256(old), replaced: NOW.toISOString() },
  });
  expect(existsSync(join(folder, 'dist', OLD))).toBe(false);
});

test('a file that is no longer what was deployed is left out by name [deploy-4]', async () => {
  expect(await upload(answering(Buffer.from('<p>Sorry</p>')))).toEqual([
    'Files of earlier releases that stay for a day: 0.',
    `Could not be kept: ${OLD} is not what was deployed`,
  ]);
  expect(uploaded(OLD)).toBe(false);
  expect(Object.keys(uploadedRelease())).toEqual(['/_astro/new.js']);
});

test('a site that cannot be reached stops nothing, and is told [deploy-4]', async () => {
  const [told] = await upload(liveSiteAt('http://127.0.0.1:1'));
  expect(told).toMatch(/^No file of an earlier release is kept: .+\.$/);
  expect(uploaded('/index.html')).toBe(true);
});

test('what lies on a machine without a list is of the last release [deploy-2]', async () => {
  write('live/_astro/old.js', 'old()');
  await upload(liveSiteIn(join(folder, 'live')));
  expect(uploadedRelease()[OLD]).toEqual({ sha256: sha256(old), replaced: NOW.toISOString() });
});
