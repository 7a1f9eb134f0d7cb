import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describePages, publicFiles, SITE_FOLDER } from '../../hosting/build.ts';
import { keptFor } from '../../hosting/offline.ts';
import { readContent } from '../../src/content/read.ts';
import { BuiltCopy } from './builtCopy.ts';

/** A company that has written for years: what another page costs, and whom. */

const REPORTS = ['report-1', 'report-2', 'report-3'];
const [CHANGED = '', OTHER = ''] = REPORTS;
/** Its work is to list all pages. */
const LIST = '/sitemap';

const copy = new BuiltCopy();
copy.made = join(copy.content, '../made');

function write(name: string, title: string) {
  const fields = `title: ${title}\ndescription: What happened on a route.\nheading: A route`;
  const words = 'A box is signed for, cooled and handed on by name. '.repeat(50);
  writeFileSync(join(copy.content, `${name}.md`), `---\n${fields}\n---\n\n${words}\n`);
}

const timesOf = (files: string[]) => new Map(files.map((file) => [file, statSync(file).mtimeMs]));

/** What took time to make, and when it was made. */
const made = () => timesOf(globSync(`${copy.made}/*/*`));

/** Astro keeps the pictures that it made under the names that it published them by. */
const madePictures = () =>
  timesOf(
    globSync(`${copy.site}/_astro/*.{avif,webp}`)
      .map((file) => join('node_modules/.astro/assets', basename(file)))
      .filter(existsSync),
  );

const read = (file: string) => readFileSync(join(copy.site, file), 'base64');
const look = () => ({
  made: made(),
  pictures: madePictures(),
  changedCard: read(`social/${CHANGED}.jpg`),
  otherCard: read(`social/${OTHER}.jpg`),
  otherPage: read(`${OTHER}.html`),
});

let before: ReturnType<typeof look>;
let after: ReturnType<typeof look>;

beforeAll(async () => {
  for (const name of REPORTS) write(name, name);
  const navigation = join(copy.content, 'navigation.yaml');
  const entries = REPORTS.map((name) => `  - path: /${name}\n    label: ${name}\n    in: []\n`);
  const listed = readFileSync(navigation, 'utf8');
  writeFileSync(
    navigation,
    listed.replace(/^pages:\n/m, (list) => list + entries.join('')),
  );
  expect((await copy.build()).said).toBe('');
  before = look();
  write(CHANGED, 'Another title');
  expect((await copy.build()).said).toBe('');
  after = look();
}, 300_000);

afterAll(() => copy.remove());

describe('when one title changes', () => {
  test('one social picture is drawn, that page’s, and nothing else that takes time [growth-1]', () => {
    expect(after.changedCard).not.toBe(before.changedCard);
    expect(after.otherCard).toBe(before.otherCard);
    for (const [file, time] of before.made) expect(after.made.get(file), file).toBe(time);
    const fresh = [...after.made.keys()].filter((file) => !before.made.has(file));
    expect(fresh).toEqual([expect.stringContaining('/cards/')]);
    expect(before.pictures.size).toBeGreaterThan(10);
    expect(after.pictures).toEqual(before.pictures);
  });

  test('another page stays the same to the byte [growth-3]', () => {
    expect(after.otherPage).toBe(before.otherPage);
  });
});

/** What a visitor's browser fetches: what the worker keeps, and the page for what is missing. */
function downloads(folder: string, content: string) {
  const files = publicFiles(folder);
  const { pages } = describePages(files);
  const kept = keptFor({ files, pages }, readContent(content));
  const fetched = [...kept.PAGES.map((path) => pages[path]), ...kept.FILES, '/404.html', '/sw.js'];
  return new Map(fetched.map((file) => [file, statSync(folder + file).size]));
}

test('a visitor downloads as many bytes from a site of more pages, but for the list of them [growth-2]', () => {
  const few = downloads(SITE_FOLDER, 'tests/another-company');
  const many = downloads(copy.site, copy.content);
  expect(existsSync(`${copy.site}/${CHANGED}.html`)).toBe(true);
  expect(many.get(`${LIST}.html`)).toBeGreaterThan(few.get(`${LIST}.html`) ?? 0);
  for (const sizes of [few, many]) sizes.delete(`${LIST}.html`);
  expect(few.size).toBeGreaterThan(10);
  expect(many).toEqual(few);
});
