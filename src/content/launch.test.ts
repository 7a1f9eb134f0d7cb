import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findReminders, formatReminders, type Reminder } from './launch.ts';
import { readContent } from './read.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-'));
  cpSync('tests/another-company', folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** What is told of a sentence on the About page. */
function toldOf(sentence: string): Pick<Reminder, 'group' | 'found'>[] {
  const file = join(folder, 'about.yaml');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace(/^introduction: .*/m, `introduction: "${sentence}"`));
  const line = before.split('\n').findIndex((text) => text.startsWith('introduction:')) + 1;
  return findReminders(readContent(folder), folder)
    .filter(({ where }) => where.endsWith(`about.yaml:${line}`))
    .map(({ group, found }) => ({ group, found }));
}

test.each([
  'Enlarge the page to 400% and read on.',
  'From Portland we drive to Kansas City once a year.',
  'Our page there is no. 100064-5030-162.',
])('“%s” is no reason to wait [doctor-3]', (sentence) => {
  expect(toldOf(sentence)).toEqual([]);
});

test.each([
  ['99.9% of our deliveries are on time.', 'Claims'],
  ['Ninety percent? No: 99 percent on time.', 'Claims'],
  ['100+ hospitals trust us.', 'Claims'],
  ['On the road since 1998.', 'Claims'],
  ['HIPAA-compliant, all of it.', 'Claims'],
  ['A van leaves Lenexa at noon.', 'Sample values'],
  ['One door in Kansas.', 'Sample values'],
  ['Written by Alex Sample.', 'Sample values'],
  ['Call Meadowlark.', 'Sample values'],
])('“%s” is told [doctor-3]', (sentence, group) => {
  expect(toldOf(sentence)).toContainEqual({ group, found: sentence });
});

test.each([
  ['Call +1 503-555-0163.', '+1 503-555-0163'],
  ['Call 503.555.0163.', '503.555.0163'],
  ['[Call us](tel:+15035550163)', 'tel:+15035550163'],
])('“%s” is none of the company’s numbers, and is told [doctor-3]', (sentence, found) => {
  expect(toldOf(sentence)).toContainEqual({ group: 'Numbers', found });
});

/** What is told once a file of the copy has been changed. */
function toldAfter(file: string, from: RegExp, to: string): Reminder[] {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  return findReminders(readContent(folder), folder);
}

const PRESSED = 'If you press the link, Google is asked for the map.';

test.each([
  ['Google draws our map.', 'true', true],
  [PRESSED, 'true', false],
  [PRESSED, 'false', true],
  ['Google draws our map.', 'false', false],
  ['OpenStreetMap draws our map.', 'false', true],
])('“%s” is compared with mapOnPress: %s [doctor-6]', (sentence, isOnPress, isTold) => {
  toldAfter('privacy.md', /^We keep nothing.*/m, sentence);
  const told = toldAfter('company.yaml', /^mapOnPress: .*/m, `mapOnPress: ${isOnPress}`);
  const fixes = told.filter(({ found }) => found === sentence).map(({ fix }) => fix);
  expect(fixes).toEqual(isTold ? [expect.stringContaining('comes from Google')] : []);
});

test('a map that Contact does not show is told of where privacy.md names its provider [doctor-6]', () => {
  toldAfter('privacy.md', /^We keep nothing.*/m, 'Google draws our map.');
  const told = toldAfter('company.yaml', /^mapsBy: .*/m, 'mapsBy: none');
  const fixes = told.filter(({ found }) => found === 'Google draws our map.');
  expect(fixes).toEqual([
    expect.objectContaining({ fix: expect.stringContaining('shows no street map') }),
  ]);
});

test('what is left of the sample is told by group, with file and line [doctor-1]', () => {
  const said = formatReminders(findReminders(readContent(folder), folder));
  expect(said).toMatch(/^Sample values \(\d+\)$/m);
  expect(said).toMatch(/company\.yaml:\d+ +\(503\) 555-0162$/m);
  expect(said).toMatch(/^Legal pages \(\d+\)$/m);
  expect(said).toMatch(/privacy\.md:2 +not reviewed$/m);
});

test('a notice whose last day has passed is told [notice-3]', () => {
  toldAfter('company.yaml', /from: 2026-11-15/, 'from: 2020-07-03');
  const told = toldAfter('company.yaml', /until: 2098-12-31/, 'until: 2020-07-04');
  const past = told.filter(({ group }) => group === 'Notice');
  expect(past.map(({ found }) => found)).toEqual(['a notice that ended on 2020-07-04']);
});

test('a testimonial without permission is told, and one with it is not [testimonials-1]', () => {
  const content = readContent(folder);
  const told = findReminders(content, folder).filter(({ group }) => group === 'Testimonials');
  const open = content.home.testimonials?.quotes.filter(({ permission }) => !permission) ?? [];
  expect(open).toHaveLength(1);
  expect(told.map(({ found }) => found)).toEqual(open.map(({ quote }) => quote));
});

test('words that promise the night are told where there is no emergency line [reach-2]', () => {
  toldAfter('company.yaml', /^emergencyPhone: .*\n/m, '');
  expect(toldOf('We answer around the clock.')).toContainEqual({
    group: 'Numbers',
    found: 'We answer around the clock.',
  });
});

test.each([
  ['2027-11-01', false],
  ['2027-11-07', true],
])('on %s what was reviewed a year ago is told: %s [figures-1] [compliance-2]', (today, isTold) => {
  vi.useFakeTimers({ now: Date.parse(today), toFake: ['Date'] });
  const told = toldAfter('company.yaml', /$/, '').filter(({ group }) => group === 'Evidence');
  vi.useRealTimers();
  const found = told.map((one) => one.found);
  const dated = ['reviewed on 2026-11-02', 'reviewed on 2026-11-06'];
  expect(dated.map((one) => found.includes(one))).toEqual([isTold, isTold]);
});

test('what a file says of its author is told, until the owner has seen it [files-2]', () => {
  const told = findReminders(readContent(folder), folder);
  const files = told.filter(({ group }) => group === 'Files').map(({ found }) => found);
  expect(files).toEqual(['lost-box.pdf: Jo Placeholder, Paper 1.0']);
});
