import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { pathInSite } from '../hosting/build.ts';
import { icons } from '../src/content/kinds.ts';
import { networkNames } from '../src/content/networks.ts';
import { toSlashes } from '../src/content/slashes.ts';
import { filesLike } from './files.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const sources = filesLike('src/**/*.{astro,ts,tsx,css}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

test('a page is a table of contents, and a component stays small [project-2]', () => {
  const long = sources.filter((file) => {
    const lines = read(file).split('\n').length;
    return (file.endsWith('.astro') && lines > 41) || (file.endsWith('.tsx') && lines > 120);
  });
  expect(long).toEqual([]);
});

test('a file’s address has forward slashes on every system [install-5]', () => {
  expect(pathInSite('C:\\site\\dist', 'C:\\site\\dist\\_astro\\a.js', win32)).toBe('/_astro/a.js');
  expect(pathInSite('dist', 'dist/_astro/a\\b.js', posix)).toBe('/_astro/a\\b.js');
  expect(toSlashes('D:\\content\\images', win32.sep)).toBe('D:/content/images');
});

test('the owner’s guide names every icon and every network [content-5]', () => {
  const guide = read('content/README.md');
  const unnamed = [...icons, ...networkNames].filter(
    (name) => !new RegExp(`\\b${name}\\b`).test(guide),
  );
  expect(unnamed).toEqual([]);
});

test('README.md names every command [project-4]', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const readme = read('README.md');
  const unnamed = Object.keys(scripts).filter(
    (name) => !new RegExp(`\\bnpm (run )?${name}(?![\\w:])`).test(readme),
  );
  expect(unnamed).toEqual([]);
});

describe('links', () => {
  const documents = filesLike('*.md', '{art,content,docs,tests}/**/*.md')
    // It quotes mistakes, dead links among them.
    .filter((file) => file !== 'docs/mistakes.md');

  test('from document to document lead to a file [project-4]', () => {
    const links = documents.flatMap((document) => {
      const text = read(document).replace(/`[^`]*`/g, '');
      const targets = [...text.matchAll(/\]\(([^)\s]+)|<img src="([^"]+)"/g)];
      return targets.map(([, link = '', picture = link]) => ({ document, link: link || picture }));
    });
    const relative = links.filter(({ link }) => !/^(\w+:|\/|#)/.test(link));
    expect(relative.length).toBeGreaterThan(20);
    const dead = relative.filter(
      ({ document, link }) => !existsSync(join(dirname(document), link.split('#')[0] ?? '')),
    );
    expect(dead).toEqual([]);
  });

  test('files that the engineers’ documents name are there [project-4]', () => {
    const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
    const known = (name: string) => tracked.some((file) => `/${file}`.endsWith(`/${name}`));
    const named = documents
      .filter((file) => /^(docs\/|README|CONTRIBUTING)/.test(file))
      .flatMap((document) =>
        [...read(document).matchAll(/`(\w[\w./-]*\.(?:astro|css|md|mjs|sh|tsx?|yaml))`/g)].map(
          ([, name = '']) => ({ document, name }),
        ),
      );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ name }) => !known(name))).toEqual([]);
  });

  test('from code to documents lead to a file [project-4]', () => {
    const files = filesLike('{bench,hosting,scripts,src,tests,tools}/**/*.{ts,tsx,mjs,astro,css}');
    const named = files
      .filter((file) => !file.includes('node_modules'))
      .flatMap((file) => read(file).match(/\bdocs\/[\w/-]*\w(\.\w+)?/g) ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((document) => !existsSync(document))).toEqual([]);
  });
});
