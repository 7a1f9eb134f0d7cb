import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describePages, publicFiles, SITE_FOLDER } from '../../hosting/build.ts';
import { keptFor } from '../../hosting/offline.ts';
import { readContent } from '../../src/content/read.ts';
import { BuiltCopy } from './builtCopy.ts';
import { growContent } from './grownContent.ts';

/** A company that has written for years: what another page costs, and whom. */

const SIZE = { pages: 50, pictures: 10 };
const CHANGED = 'report-0001';
/** Its work is to list all pages. */
const LIST = '/sitemap';

const copy = new BuiltCopy();
copy.made = join(copy.content, '../made');

/** What was made, by kind, and when. */
function made() {
  const files = globSync(`${copy.made}/*/*`).sort();
  return new Map(files.map((file) => [file, statSync(file).mtimeMs]));
}

/** Astro keeps the pictures that it made under the names that it published them by. */
function madePictures() {
  const names = globSync(`${copy.site}/_astro/*.{avif,webp}`).map((file) => basename(file));
  const kept = names.map((name) => join('node_modules/.astro/assets', name));
  return new Map(kept.filter(existsSync).map((file) => [file, statSync(file).mtimeMs]));
}

const cardOf = (name: string) => readFileSync(join(copy.site, `social/${name}.jpg`), 'base64');
const cards = () => ({ changed: cardOf(CHANGED), other: cardOf('report-0002') });

const otherPage = () => readFileSync(join(copy.site, 'report-0002.html'), 'utf8');

const before = {
  made: new Map(),
  pictures: new Map(),
  cards: { changed: '', other: '' },
  otherPage: '',
};

beforeAll(async () => {
  await growContent(copy.content, SIZE);
  expect((await copy.build()).said).toBe('');
  Object.assign(before, {
    made: made(),
    pictures: madePictures(),
    cards: cards(),
    otherPage: otherPage(),
  });
  const file = join(copy.content, `${CHANGED}.md`);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^title: .*$/m, 'title: Another title'));
  expect((await copy.build()).said).toBe('');
}, 300_000);

afterAll(() => copy.remove());

describe('when one title changes', () => {
  test('one social picture is drawn, and it is that page’s [growth-1]', () => {
    const isNew = (file: string) => !before.made.has(file);
    expect([...made().keys()].filter((file) => /cards/.test(file)).filter(isNew)).toHaveLength(1);
    expect(cards().changed).not.toBe(before.cards.changed);
    expect(cards().other).toBe(before.cards.other);
  });

  test('another page stays the same to the byte [growth-3]', () => {
    expect(otherPage()).toBe(before.otherPage);
  });

  test('nothing else that takes time is made again [growth-1]', () => {
    const kinds = new Set([...before.made.keys()].map((file) => file.split('/').at(-2)));
    expect(kinds).toEqual(new Set(['cards', 'fonts', 'icons', 'tones']));
    const now = made();
    for (const [file, time] of before.made) expect(now.get(file), file).toBe(time);
    const fresh = [...now.keys()].filter((file) => !before.made.has(file));
    expect(fresh.filter((file) => /fonts|icons|tones/.test(file))).toEqual([]);
    expect(before.pictures.size).toBeGreaterThan(20);
    expect(madePictures()).toEqual(before.pictures);
  });
});

/** What a visitor's browser fetches: Home, and what the worker keeps after it. */
function downloads(folder: string, content: string) {
  const files = publicFiles(folder);
  const { pages } = describePages(files);
  const kept = keptFor({ files, pages }, readContent(content));
  const sizes = new Map<string, number>();
  for (const path of kept.PAGES) sizes.set(path, statSync(folder + pages[path]).size);
  for (const file of kept.FILES) sizes.set(file, statSync(folder + file).size);
  sizes.set('/404', statSync(`${folder}/404.html`).size);
  sizes.set('/sw.js', statSync(`${folder}/sw.js`).size);
  return sizes;
}

test('a visitor downloads as many bytes from a site of many pages as from one of few [growth-2]', () => {
  const few = downloads(SITE_FOLDER, 'tests/another-company');
  const many = downloads(copy.site, copy.content);
  const pages = publicFiles(copy.site).filter((file) => file.endsWith('.html'));
  expect(pages.filter((file) => !file.startsWith('/admin'))).toHaveLength(SIZE.pages);
  expect(few.size).toBeGreaterThan(10);
  expect(many.get(LIST)).toBeGreaterThan(few.get(LIST) ?? 0);
  for (const sizes of [few, many]) sizes.delete(LIST);
  expect(many).toEqual(few);
});
