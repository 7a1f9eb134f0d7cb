import { expect, test } from 'vitest';
import { filesToKeep, type Release, readRelease, writeRelease } from './release.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-11-16T09:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR).toISOString();
const OLD = '/_astro/old.js';
const live = (replaced?: string): Release => ({
  [OLD]: { sha256: 'a', ...(replaced && { replaced }) },
});

test('a file that the next release lacks is kept from now on [deploy-2]', () => {
  expect(filesToKeep(live(), {}, NOW)).toEqual(live(ago(0)));
});

test.each([
  ['a day ago stays, and keeps its time', 24, live(ago(24))],
  ['longer ago goes', 25.1, {}],
  ['in a future that a wrong clock saw counts from now', -1000, live(ago(0))],
])('a file that was replaced %s [deploy-2]', (_, hours, kept) => {
  expect(filesToKeep(live(ago(hours)), {}, NOW)).toEqual(kept);
});

test('a file that the next release has again is its own [deploy-2]', () => {
  expect(filesToKeep(live(ago(1)), live(), NOW)).toEqual({});
  expect(filesToKeep(live(), live(), NOW)).toEqual({});
});

test('what is written down is read again [deploy-2]', () => {
  const release = { ...live(ago(1)), '/_astro/fonts/text.woff2': { sha256: 'b' } };
  expect(readRelease(writeRelease(release))).toEqual(release);
});

test.each([
  ['a page', '<!doctype html>'],
  ['nothing', ''],
  ['another list', '{"files": ["/_astro/old.js"]}'],
  ['no list', 'null'],
  ['a file without its hash', '{"files": {"/_astro/old.js": {}}}'],
  ['a time that is none', '{"files": {"/_astro/old.js": {"sha256": "a", "replaced": "soon"}}}'],
  ['a page’s file', '{"files": {"/index.html": {"sha256": "a"}}}'],
  ['a way out of the folder', '{"files": {"/_astro/../../.bashrc": {"sha256": "a"}}}'],
  ['another way out', '{"files": {"/_astro/..\\\\..\\\\x": {"sha256": "a"}}}'],
])('%s is no release [deploy-4]', (_, text) => {
  expect(readRelease(text)).toBeUndefined();
});
