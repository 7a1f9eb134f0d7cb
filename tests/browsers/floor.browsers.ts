import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SITE_FOLDER } from '../../hosting/build.ts';
import { hasHistory, newStyles } from './floor/features.ts';

/** Old Firefoxes and Safaris cannot be had: the build's styles are held against their history. */

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

const textsOf = (pattern: string) =>
  globSync(SITE_FOLDER + pattern).map((file) => readFileSync(file, 'utf8'));
const inline = textsOf('/*.html').flatMap((html) =>
  [...html.matchAll(STYLE)].map(([, text = '']) => text),
);

const standIns: object = parse(readFileSync('tests/browsers/floor/standIns.yaml', 'utf8'));

describe.skipIf(!hasHistory)('what the build uses, and the floor lacks', () => {
  test('has a stand-in, in styles [browsers-4]', () => {
    // Each text once: pages share most of theirs.
    const texts = new Set([...inline, ...textsOf('/_astro/*.css')]);
    const found = new Set([...texts].flatMap(newStyles));
    expect([...found].sort()).toEqual(Object.keys(standIns).sort());
  }, 60_000);
});
