import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentFolder, readContent } from '../src/site/read.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const tests = [
  ...globSync('{src,hosting}/**/*.{test,e2e}.{ts,tsx}'),
  ...globSync('tests/*.{test,e2e,a11y,http,fault,browsers,swap}.ts'),
];
const ids = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, id]) => id ?? '');

describe('docs/behaviours.md', () => {
  const promised = ids(read('docs/behaviours.md'), /^\| +([a-z]+-\d+) +\|/gm);
  const carried = new Set(tests.flatMap((file) => ids(read(file), /\[([a-z]+-\d+)\]/g)));

  test('every promised behaviour has an id of its own [project-1]', () => {
    expect(promised.length).toBeGreaterThan(0);
    expect(new Set(promised).size).toBe(promised.length);
  });

  test('every promised behaviour is carried by a test [project-1]', () => {
    expect(promised.filter((id) => !carried.has(id))).toEqual([]);
  });

  test('every test carries a behaviour that is promised [project-1]', () => {
    expect([...carried].filter((id) => !promised.includes(id))).toEqual([]);
  });
});

test.each([
  ['PHONE_ONLY', '@wide'],
  ['WIDE_ONLY', '@phone'],
])('no test of a file that is %s is kept for the other width [project-1]', (name, tag) => {
  const pattern = new RegExp(`${name} =\\s*/(.+)/;`).exec(read('playwright.config.ts'))?.[1] ?? '';
  const files = tests.filter((file) => new RegExp(pattern).test(file));
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => read(file).includes(`'${tag}'`))).toEqual([]);
});

describe('src/', () => {
  const sources = globSync('src/**/*.{astro,ts,tsx,css}').filter(
    (file) => !/\.(test|e2e)\.tsx?$/.test(file),
  );

  test('no sentence, name or number of the owner’s is in the code [content-4]', () => {
    const phrases = strings(readContent(contentFolder)).filter((text) =>
      /\S \S|@|\d{4}/.test(text),
    );
    const code = sources.map((file) => ({ file, text: read(file) }));
    const found = phrases.flatMap((phrase) =>
      code.filter(({ text }) => text.includes(phrase)).map(({ file }) => `${file}: ${phrase}`),
    );
    expect(phrases.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  test('a page is a table of contents, and a component stays small [project-2]', () => {
    const long = sources.filter((file) => {
      const lines = read(file).split('\n').length;
      return (file.endsWith('.astro') && lines > 41) || (file.endsWith('.tsx') && lines > 120);
    });
    expect(long).toEqual([]);
  });

  test('colour, type, space, shape and motion come from the tokens alone [look-7]', () => {
    const themed =
      /^\s*((?:[\w-]*(?:color|padding|margin|gap|radius|shadow|transition|animation))|font-size|letter-spacing|background|border[\w-]*):(.*)$/;
    const literal = /#[0-9a-f]{3,8}\b|rgb\(|\d(?:rem|px|m?s)\b/;
    const found = sources
      .filter((file) => file.endsWith('.module.css'))
      .flatMap((file) =>
        read(file)
          .split('\n')
          .map((line) => ({ file, line })),
      )
      .filter(({ line }) => themed.test(line) && literal.test(line))
      .map(({ file, line }) => `${file}: ${line.trim()}`);
    expect(found).toEqual([]);
  });

  test('no style attribute, which the content policy would block [project-2]', () => {
    expect(sources.filter((file) => /style=\{/.test(read(file)))).toEqual([]);
  });
});

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}
