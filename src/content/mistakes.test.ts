import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path/posix';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { MAX_PDF_SIZE } from './pdf.ts';
import { ContentError, formatProblem } from './problems.ts';
import { readContent } from './read.ts';
import { listFields } from './walk.ts';

/** Mistakes of every kind in a copy of the content, and the words that each is told in. */

interface Edit {
  file: string;
  from?: string;
  to?: string;
  text?: string;
  name?: string;
  saved?: keyof typeof SAVED;
  isRemoved?: boolean;
}

interface Case extends Partial<Edit> {
  what: string;
  edits?: Edit[];
}

/** What looks like a mistake, and is taken as it was meant. */
interface Taken extends Case {
  as: string;
  /** What the content then has, anywhere. */
  has?: string | string[];
  /** Its values at some places. */
  read?: Record<string, unknown>;
}

const MARK = '\ufeff';
const withWindowsEnds = (text: string) => MARK + text.replaceAll('\n', '\r\n');

/** Files as other systems and programs save them. */
const SAVED = {
  'by Windows': (text: string) => Buffer.from(withWindowsEnds(text)),
  'windows-1252': (text: string) => Buffer.from(text, 'latin1'),
  'utf-16': (text: string) => Buffer.from(MARK + text, 'utf16le'),
};

const { mistakes, taken }: { mistakes: Case[]; taken: Taken[] } = parse(
  readFileSync('src/content/mistakes.yaml', 'utf8'),
);

let root = '';
let original = '';
let folder = '';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mistakes-'));
  original = join(root, 'original');
  folder = join(root, 'content');
  cpSync('tests/another-company', original, { recursive: true });
  await addPictures(join(original, 'images'));
  writeFileSync(join(original, 'files/letter.pdf'), 'PK');
  writeFileSync(join(original, 'files/scan.pdf'), `%PDF-1.7${' '.repeat(MAX_PDF_SIZE + 140_000)}`);
});
afterAll(() => rmSync(root, { recursive: true }));

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

const SHAPE = '<path d="M0 0h9v9z"/>';
const LOGOS = {
  sizeless: ['width="100%" height="100%"', SHAPE],
  elsewhere: ['viewBox="0 0 9 9"', '<image href="https://pictures.example/logo.png"/>'],
  lettered: ['viewBox="0 0 9 9"', '<text>Cascade</text>'],
  wide: ['viewBox="0 0 60 10"', SHAPE],
  millimeters: ['width="120mm" height="20mm" viewBox="0 0 60 10"', SHAPE],
  points: ['width="120pt" height="20pt"', SHAPE],
  inches: ['width="5in" height="1in" viewBox="0 0 5 1"', SHAPE],
  percent: ['width="100%" height="100%" viewBox="0 0 60 10"', SHAPE],
  huge: ['width="9000" height="9000"', SHAPE],
};

/** Pictures as cameras, phones and programs write and name them. */
async function addPictures(images: string) {
  mkdirSync(join(images, 'team'));
  copyFileSync('tests/photo.heic', join(images, 'phone.jpg'));
  for (const [name, picture] of Object.entries({
    'small.jpg': plain(400, 300).jpeg(),
    'small.png': plain(120, 40).png(),
    'Unser B\u00fcro 1.JPG': plain(900, 600).jpeg(),
    'team/x.JPEG': plain(900, 600).jpeg(),
    'really-png.jpg': plain(900, 600).png(),
    'print.jpg': plain(900, 600).toColourspace('cmyk').jpeg(),
    'upright.jpg': plain(450, 800).jpeg().withMetadata({ orientation: 6 }),
  })) {
    writeFileSync(join(images, name), await picture.toBuffer());
  }
  writeFileSync(join(images, 'broken.jpg'), 'not a picture');
  for (const [name, [tag, inside]] of Object.entries(LOGOS)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${tag}>${inside}</svg>`;
    writeFileSync(join(images, `${name}.svg`), svg);
  }
}

/** A text, or what stands between slashes as a pattern. */
function patternOf(from: string): string | RegExp {
  const [, source, flags] = /^\/(.+)\/(\w*)$/.exec(from) ?? [];
  return source === undefined ? from : new RegExp(source, flags);
}

function make({ file, from, to = '', text, name, saved, isRemoved }: Edit) {
  const path = join(folder, file);
  if (text !== undefined) return writeFileSync(path, text);
  if (isRemoved) return rmSync(path);
  if (name) return renameSync(path, join(folder, name));
  const before = readFileSync(path, 'utf8');
  if (saved) return writeFileSync(path, SAVED[saved](before));
  const after = before.replace(patternOf(from ?? ''), to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, after);
}

/** Reads the content with the edits of these cases. */
function readWith(...cases: Partial<Case>[]) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(original, folder, { recursive: true });
  for (const one of cases) for (const edit of one.edits ?? [one as Edit]) make(edit);
  return readContent(folder);
}

function problemsWith(...cases: Partial<Case>[]) {
  try {
    readWith(...cases);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => ({
      ...problem,
      file: problem.file.replace(`${folder}/`, ''),
    }));
  }
}

const inTable = (message: string) =>
  message.replaceAll('|', '\\|').replaceAll('\n', '<br>').replaceAll(/ {2,}/g, ' ');
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const valueAt = (place: string, content: unknown) =>
  place.split('.').reduce((value, name) => Object(value)[name], content) ?? null;

describe('a mistake is told with file, line, field, what was found, what was expected and an example', () => {
  test('the content without a mistake has none [content-1]', () => {
    expect(problemsWith({ edits: [] })).toEqual([]);
  });

  const rows: string[] = [];

  test.each(mistakes)('$what [content-1]', (mistake) => {
    const problems = problemsWith(mistake);
    const messages = problems.map((problem) => inTable(formatProblem(problem)));
    rows.push(`| ${capital(mistake.what)} | ${messages.join('<br><br>')} |`);
    expect(problems.length).toBeGreaterThan(0);
    // One mistake brings no false ones in other files.
    expect(new Set(problems.map(({ file }) => file)).size).toBe(1);
    for (const { file, line, found, expected } of problems) {
      expect(file).toMatch(/^[^/]+\.(yaml|yml|md|md\.txt|yaml\.txt)$/i);
      expect(line).toBeGreaterThan(0);
      expect(found).not.toBe('');
      expect(expected).toContain('such as ');
    }
  });

  test.each(taken)('is not seen in $what [content-7]', ({ has = [], read = {}, ...one }) => {
    const content = readWith(one);
    expect(listFields(content).map(({ value }) => String(value))).toEqual(
      expect.arrayContaining([has].flat()),
    );
    for (const [place, value] of Object.entries(read)) {
      expect(valueAt(place, content), place).toBe(value);
    }
  });

  test('each in the very words of docs/mistakes.md [content-1]', async () => {
    const page = [
      '# Mistakes, and what the site says of each',
      '',
      'Made by `npm test -- unit` from `src/content/mistakes.yaml` and the content in tests/another-company. After a change of wording: `npx vitest run --project unit -u`.',
      '',
      '| the mistake | the message |',
      '|---|---|',
      ...rows,
      '',
      '## And what is no mistake',
      '',
      '| what is written | how it is taken |',
      '|---|---|',
      ...taken.map(({ what, as }) => `| ${capital(what)} | ${inTable(as)} |`),
      '',
    ];
    await expect(page.join('\n')).toMatchFileSnapshot('../../docs/mistakes.md');
  });
});

test('a state that does not exist is named [area-2]', () => {
  const [problem] = problemsWith({ file: 'company.yaml', from: '[OR,', to: '[OX,' });
  expect(problem).toMatchObject({ field: 'states › number 1', found: '"OX"' });
});
