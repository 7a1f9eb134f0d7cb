import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SITE_FOLDER } from '../../hosting/build.ts';
import { hasHistory, newCalls, newStyles } from './floor/features.ts';

/** Old Firefoxes and Safaris cannot be had: what the build uses is held against their history. */

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script(?![^>]*type="(?:application|speculation))[^>]*>([\s\S]*?)<\/script>/g;

const textsOf = (pattern: string) =>
  globSync(SITE_FOLDER + pattern).map((file) => readFileSync(file, 'utf8'));
const pages = textsOf('/*.html');

/** Each text once: pages share most of theirs. */
const texts = (inline: RegExp, files: string[]) => [
  ...new Set([
    ...pages.flatMap((html) => [...html.matchAll(inline)].map(([, text = '']) => text)),
    ...files.flatMap(textsOf),
  ]),
];

const standIns: { styles: object; calls: object } = parse(
  readFileSync('tests/browsers/floor/standIns.yaml', 'utf8'),
);
const inOrder = (names: string[]) => [...new Set(names)].sort();

describe.skipIf(!hasHistory)(
  'what the build uses, and the floor lacks',
  { timeout: 60_000 },
  () => {
    test('has a stand-in, in styles [browsers-4]', () => {
      const styles = texts(STYLE, ['/_astro/*.css']).flatMap(newStyles);
      expect(inOrder(styles)).toEqual(Object.keys(standIns.styles).sort());
    });

    test('has a stand-in, in scripts [browsers-4]', () => {
      const calls = texts(SCRIPT, ['/_astro/*.js', '/sw.js']).flatMap(newCalls);
      expect(inOrder(calls)).toEqual(Object.keys(standIns.calls).sort());
    });
  },
);
