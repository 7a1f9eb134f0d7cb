import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** WCAG 2.2 without 4.1.1, which it calls obsolete. */
const CRITERIA = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1
    2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7
    2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
  AAA: `1.2.6 1.2.7 1.2.8 1.2.9 1.3.6 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.2.6 2.3.2
    2.3.3 2.4.8 2.4.9 2.4.10 2.4.12 2.4.13 2.5.5 2.5.6 3.1.3 3.1.4 3.1.5 3.1.6 3.2.5 3.3.5 3.3.6
    3.3.9`,
};
const ANSWERS = ['Supports', 'Partially Supports', 'Does Not Support', 'Not Applicable'];
/** Only the owner can answer these. */
const OWNERS_ANSWERS = ['603.2', '603.3'];

const read = (file: string) => readFileSync(file, 'utf8');
const report = read('docs/conformance.md');

const rowsIn = (text: string) =>
  [...text.matchAll(/^\| (\d[\d.–]*) .* \| (.*) \| (.+) \|$/gm)].map(
    ([, id = '', answer = '', remark = '']) => ({
      id,
      answer,
      isShown: remark.includes('Shown by'),
    }),
  );
const levels = Object.entries(CRITERIA).map(([level, ids]) => {
  const [, table = ''] = report.split(`Success Criteria, Level ${level}\n`);
  return { level, ids: ids.split(/\s+/), rows: rowsIn(table.split('\n###')[0] ?? '') };
});

describe('docs/conformance.md', () => {
  test.each(levels)('answers each criterion of $level once [access-18]', ({ ids, rows }) => {
    expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  test('gives every criterion and requirement one of the four answers [access-18]', () => {
    const others = rowsIn(report).filter(({ answer }) => !ANSWERS.includes(answer));
    expect(others.map(({ id }) => id)).toEqual(OWNERS_ANSWERS);
  });

  test.each(levels)('counts the answers of $level [access-18]', ({ level, rows }) => {
    const counts = ANSWERS.map((one) => rows.filter(({ answer }) => answer === one).length);
    const shown = rows.filter(({ isShown }) => isShown).length;
    expect(report).toContain(`| ${[level, rows.length, ...counts, shown].join(' | ')} |`);
  });

  test('names only behaviors that are promised, and so tested [access-18]', () => {
    const promised = read('docs/behaviors.md');
    const named = report.match(/\b[a-z]+-\d+\b/g) ?? [];
    expect(named.filter((id) => !promised.includes(`| ${id} |`))).toEqual([]);
  });
});

test('README.md counts the criteria of A and AA that a test shows [access-18]', () => {
  const asked = levels.filter(({ level }) => level !== 'AAA').flatMap(({ rows }) => rows);
  const shown = asked.filter(({ isShown }) => isShown).length;
  expect(read('README.md')).toContain(
    `Of WCAG 2.2's ${asked.length} criteria at A and AA, ${shown} are shown by a test`,
  );
});
