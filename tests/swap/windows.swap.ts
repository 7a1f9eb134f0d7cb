import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPublicFiles, SITE_FOLDER } from '../../hosting/build.ts';
import { BuiltCopy } from './builtCopy.ts';

/** The whole company once more, from a folder that was saved on Windows. */

const MARK = '\ufeff';
/** The first says until when it is good, from the minute of the build; the second counts it in. */
const TIMED = ['/.well-known/security.txt', '/sw.js'];
const copy = new BuiltCopy();

beforeAll(async () => {
  const { content } = copy;
  for (const file of globSync(`${content}/*.{yaml,md}`)) {
    const text = readFileSync(file, 'utf8')
      .replace(/images\/(\w+)\.jpg/g, String.raw`images\$1.JPG`)
      .replaceAll('\n', '\r\n');
    writeFileSync(file, MARK + text);
  }
  for (const file of globSync(`${content}/images/*.jpg`)) {
    renameSync(file, file.replace(/jpg$/, 'JPG'));
  }
  renameSync(join(content, 'careers.md'), join(content, 'Careers.md'));
  for (const name of [
    'Thumbs.db',
    'desktop.ini',
    'images/Thumbs.db',
    '~$Careers.md',
    'Notes.docx',
  ]) {
    writeFileSync(join(content, name), 'stray');
  }
  expect((await copy.build()).said).toBe('');
}, 300_000);

afterAll(() => copy.remove());

test('a folder that was saved on Windows gives the same site to the byte [content-7] [growth-3]', () => {
  const files = listPublicFiles(SITE_FOLDER);
  expect(files.length).toBeGreaterThan(50);
  expect(listPublicFiles(copy.site)).toEqual(files);
  const different = files
    .filter((file) => !TIMED.includes(file))
    .filter((file) => !readFileSync(copy.site + file).equals(readFileSync(SITE_FOLDER + file)));
  expect(different.map((file) => basename(file))).toEqual([]);
});
