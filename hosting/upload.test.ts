import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesToKeep, prepareUpload, RELEASE_FILE } from './upload.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-11-16T09:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR).toISOString();
const OLD = '/_astro/old.js';

test.each([
  ['just now stays from now on', null, { [OLD]: ago(0) }],
  ['a day ago stays, and keeps its time', ago(24), { [OLD]: ago(24) }],
  ['longer ago goes', ago(25.1), {}],
])('a file that was replaced %s [deploy-2]', (_, since, kept) => {
  expect(filesToKeep({ [OLD]: since }, {}, NOW)).toEqual(kept);
});

test('a file that the next release has again is its own [deploy-2]', () => {
  expect(filesToKeep({ [OLD]: ago(1) }, { [OLD]: null }, NOW)).toEqual({});
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-upload-'));
  mkdirSync(join(folder, 'dist/_astro'), { recursive: true });
  writeFileSync(join(folder, 'dist/_astro/new.js'), 'new()');
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

const options = () => ({
  origin: 'https://site.example',
  now: NOW,
  built: join(folder, 'dist'),
  folder: join(folder, 'upload'),
});
const uploadedRelease = () =>
  JSON.parse(readFileSync(join(folder, 'upload', RELEASE_FILE), 'utf8'));

function answerWith(release: string) {
  const answer = (url: string) => new Response(url.endsWith(RELEASE_FILE) ? release : 'old()');
  vi.stubGlobal('fetch', async (url: string) => answer(url));
}

test('an old file is uploaded beside the build, compressed like the others, and written down [deploy-2]', async () => {
  answerWith(JSON.stringify({ [OLD]: null }));
  expect(await prepareUpload(options())).toBe('Files of earlier releases that stay for a day: 1.');
  for (const file of [OLD, `${OLD}.br`, `${OLD}.gz`, '/_astro/new.js']) {
    expect([file, existsSync(join(folder, 'upload', file))]).toEqual([file, true]);
  }
  expect(uploadedRelease()).toEqual({ '/_astro/new.js': null, [OLD]: NOW.toISOString() });
});

test.each([
  ['a page', '<!doctype html>'],
  ['a way out of the folder', '{"/_astro/../../.bashrc": null}'],
])(
  'where the list of files is %s, nothing is kept, and that is told [deploy-4]',
  async (_, text) => {
    answerWith(text);
    expect(await prepareUpload(options())).toMatch(/^Not all files of the last release are kept/);
    expect(uploadedRelease()).toEqual({ '/_astro/new.js': null });
  },
);

test('a site that cannot be reached stops nothing, and is told [deploy-4]', async () => {
  const told = await prepareUpload({ ...options(), origin: 'http://127.0.0.1:1' });
  expect(told).toMatch(/^Not all files of the last release are kept/);
  expect(uploadedRelease()).toEqual({ '/_astro/new.js': null });
});
