import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const tests = [...globSync('{src,hosting}/**/*.test.{ts,tsx}'), ...globSync('tests/**/*.ts')];
const ids = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, id]) => id ?? '');

describe('docs/behaviors.md', () => {
  const promised = ids(read('docs/behaviors.md'), /^\| +([a-z]+-\d+) +\|/gm);
  const carried = new Set(tests.flatMap((file) => ids(read(file), /\[([a-z]+-\d+)\]/g)));

  test('every promised behavior has an id of its own [project-1]', () => {
    expect(promised.length).toBeGreaterThan(0);
    expect(new Set(promised).size).toBe(promised.length);
  });

  test('every promised behavior is carried by a test [project-1]', () => {
    expect(promised.filter((id) => !carried.has(id))).toEqual([]);
  });

  test('every test carries a behavior that is promised [project-1]', () => {
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
