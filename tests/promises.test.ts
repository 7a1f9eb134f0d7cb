import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesLike } from './files.ts';
import { seededFaults } from './seeded/faults.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const tests = filesLike('{src,hosting}/**/*.test.{ts,tsx}', 'tests/**/*.ts');
const ids = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, id]) => id ?? '');

/** A comment or a variable carries nothing: the id has to stand in a title. */
const TITLE = /^\s*test(?:\.each\([^;]*?\))?\(\s*(['"`])([^\n]*?)\1,/gm;
const titlesIn = (text: string) => [...text.matchAll(TITLE)].map(([, , title]) => title ?? '');

describe('docs/behaviors.md', () => {
  const promised = ids(read('docs/behaviors.md'), /^\| +([a-z]+-\d+) +\|/gm);
  const titles = tests.flatMap((file) => titlesIn(read(file)));
  const carried = new Set(titles.flatMap((title) => ids(title, /\[([a-z]+-\d+)\]/g)));

  test('every promised behavior has an id of its own [project-1]', () => {
    expect(promised.length).toBeGreaterThan(0);
    expect(new Set(promised).size).toBe(promised.length);
  });

  test('every promised behavior is carried by a test [project-1]', () => {
    const left = promised.filter((id) => !carried.has(id));
    expect(left, 'Name these in the title of a test').toEqual([]);
  });

  test('every test carries a behavior that is promised [project-1]', () => {
    const unknown = [...carried].filter((id) => !promised.includes(id));
    expect(unknown, 'Give these a row in docs/behaviors.md').toEqual([]);
  });

  test('no test is without a promise [project-1]', () => {
    expect(titles.length).toBeGreaterThan(300);
    const idle = titles.filter((title) => !/\[[a-z]+-\d+\]/.test(title));
    expect(idle, 'Add the id of the promise that each keeps').toEqual([]);
  });
});

test('every seeded fault can still be made [project-1]', () => {
  const lost = seededFaults.filter(({ file, from }) => read(file).split(from).length !== 2);
  expect(lost.map(({ what, file }) => `${file}: ${what}`)).toEqual([]);
});
