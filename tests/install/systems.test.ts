import { readFileSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pathInSite } from '../../hosting/build.ts';
import { withSlashes } from '../../src/content/slashes.ts';
import { filesLike } from '../files.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const project = JSON.parse(read('package.json'));
const code = filesLike(
  '*.ts',
  '{src,hosting,bench,scripts,tests}/**/*.{ts,tsx,mjs}',
  'tools/*.{ts,mjs}',
).filter((file) => file !== 'tests/install/systems.test.ts');

describe('on every system', () => {
  test('commands are ones that every shell reads alike [install-5]', () => {
    const commands = Object.values<string>(project.scripts).flatMap((line) => line.split(' && '));
    expect(commands.length).toBeGreaterThan(15);
    const other = commands.filter(
      (command) => !/^node scripts\/run\.mjs [\w/-]+\.ts( [a-z]+)*$/.test(command),
    );
    expect(other).toEqual([]);
  });

  test('programs are started by their own files [install-5]', () => {
    expect(code.length).toBeGreaterThan(200);
    const found = code.filter(
      (file) =>
        /(spawn|exec|execFile)(Sync)?\(\s*[`'"](npm|npx|node_modules\/\.bin)/.test(read(file)) ||
        (/node_modules\/\.bin/.test(read(file)) && file !== 'tools/ownNode.mjs'),
    );
    expect(found).toEqual([]);
  });

  test('a file’s address has forward slashes [install-5]', () => {
    expect(pathInSite('C:\\site\\dist', 'C:\\site\\dist\\_astro\\a.js', win32)).toBe(
      '/_astro/a.js',
    );
    expect(pathInSite('dist', 'dist/_astro/a\\b.js', posix)).toBe('/_astro/a\\b.js');
    expect(withSlashes('D:\\content\\images', win32.sep)).toBe('D:/content/images');
  });

  test('what is named in a message, an address or a pattern is joined with them [install-5]', () => {
    const joining = code.filter(
      (file) =>
        /^(src|hosting)\//.test(file) &&
        !/\.test\.tsx?$/.test(file) &&
        /import \{[^}]*\bjoin\b[^}]*\} from 'node:path'/.test(read(file)),
    );
    expect(joining).toEqual([]);
  });

  test('line ends are the same [install-5]', () => {
    expect(read('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m);
    expect(code.filter((file) => read(file).includes('\r\n'))).toEqual([]);
  });
});

test('package.json names the license that lies there [install-5]', () => {
  expect(read('LICENSE').startsWith(`${project.license} License`)).toBe(true);
});
