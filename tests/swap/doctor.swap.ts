import { afterAll, expect, test } from 'vitest';
import { formatReminders, launchReminders } from '../../src/content/launch.ts';
import { contentFolder, readContent } from '../../src/content/read.ts';
import { BuiltCopy, type Changes, REAL } from './builtCopy.ts';

const copies: BuiltCopy[] = [];

/** A copy of the content, changed as an owner would change it. */
function copyWith(changes: Changes): BuiltCopy {
  const copy = new BuiltCopy(changes);
  copies.push(copy);
  return copy;
}

afterAll(() => {
  for (const copy of copies) copy.remove();
});

test('what is left of the sample is told by group, with file and line [doctor-1]', () => {
  const said = formatReminders(launchReminders(readContent(contentFolder), contentFolder));
  expect(said).toMatch(/^Sample values \(\d+\)$/m);
  expect(said).toMatch(/company\.yaml:18 +\(503\) 555-0162$/m);
  expect(said).toMatch(/company\.yaml:4 +https:\/\/cascade-runners\.example$/m);
  expect(said).toMatch(/about\.yaml:28 +Sam Placeholder$/m);
  expect(said).toMatch(/^Legal pages \(2\)$/m);
  expect(said).toMatch(/privacy\.md:2 +not reviewed$/m);
});

test('a number that is none of the company’s is told [doctor-3]', () => {
  const { content } = copyWith([
    ...REAL,
    [/We keep nothing/g, 'Call (212) 867-5300. We keep nothing'],
  ]);
  const reminders = launchReminders(readContent(content), content);
  expect(reminders.map(({ found }) => found)).toEqual(['(212) 867-5300']);
});

test('a notice whose last day has passed is told [notice-3]', () => {
  const changes: [RegExp, string][] = [
    [/from: 2026-11-15/g, 'from: 2020-07-03'],
    [/until: 2098-12-31/g, 'until: 2020-07-04'],
  ];
  const { content } = copyWith([...REAL, ...changes]);
  const past = launchReminders(readContent(content), content);
  expect(past.map(({ group, found }) => `${group}: ${found}`)).toEqual([
    'Notice: a notice that was over on 2020-07-04',
  ]);
});

test('a testimonial without permission is told, and one with it is not [testimonials-1]', () => {
  const { home } = readContent(contentFolder);
  const reminders = launchReminders(readContent(contentFolder), contentFolder);
  const told = reminders.filter(({ group }) => group === 'Testimonials');
  const open = home.testimonials?.quotes.filter(({ permission }) => !permission) ?? [];
  expect(open.length).toBe(1);
  expect(told.map(({ found }) => found)).toEqual(open.map(({ quote }) => quote));
});

test('words that promise the night are told where there is no emergency line [reach-2]', () => {
  const { content } = copyWith([
    ...REAL,
    [/^emergencyPhone: "\(206.*\n/gm, ''],
    [/The first number is quickest/g, 'We answer around the clock'],
  ]);
  expect(launchReminders(readContent(content), content)).toEqual([
    expect.objectContaining({
      group: 'Numbers',
      found: expect.stringContaining('around the clock'),
      fix: expect.stringContaining('There is no emergencyPhone'),
    }),
  ]);
});

test('a mistake in the content comes first, as in every command [doctor-1]', async () => {
  const { status, said } = await copyWith([[/^phone: .*$/gm, 'phone: none']]).doctor();
  expect(status).toBe(1);
  expect(said).toContain('a US phone number with parentheses');
});
