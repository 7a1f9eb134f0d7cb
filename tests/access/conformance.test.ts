import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { conformanceReport } from './conformanceReport.ts';
import { ANSWERS, conformance } from './conformanceTable.ts';

/** WCAG 2.2 without 4.1.1, which it calls obsolete. */
const LEVEL_A = `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2
  2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7
  4.1.2`;
const LEVEL_AA = `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6
  2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`;
const LEVEL_AAA = `1.2.6 1.2.7 1.2.8 1.2.9 1.3.6 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.2.6
  2.3.2 2.3.3 2.4.8 2.4.9 2.4.10 2.4.12 2.4.13 2.5.5 2.5.6 3.1.3 3.1.4 3.1.5 3.1.6 3.2.5 3.3.5 3.3.6
  3.3.9`;
const FUNCTIONS = ['302.1', '302.2', '302.3', '302.4', '302.5', '302.6', '302.7', '302.8', '302.9'];

const list = (text: string, level: string) => text.split(/\s+/).map((id) => `${id} ${level}`);
const read = (file: string) => readFileSync(file, 'utf8');

const { criteria, section508 } = conformance;
const requirements = section508.flatMap(({ rows }) => rows);
const rows = [...criteria, ...requirements];

describe('docs/conformance.yaml', () => {
  test('answers every criterion of A, AA and AAA once [access-18]', () => {
    const wanted = [
      ...list(LEVEL_A, 'A'),
      ...list(LEVEL_AA, 'AA'),
      ...list(LEVEL_AAA, 'AAA'),
    ].sort();
    expect(wanted).toHaveLength(86);
    expect(criteria.map(({ id, level }) => `${id} ${level}`).sort()).toEqual(wanted);
  });

  test('answers what Section 508 asks of people’s abilities, each once [access-18]', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('302.'))).toEqual(FUNCTIONS);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('gives each an answer and a remark [access-18]', () => {
    expect(criteria.filter(({ answer }) => !ANSWERS.includes(answer))).toEqual([]);
    const open = requirements.filter(({ answer }) => !(answer && ANSWERS.includes(answer)));
    expect(open.map(({ id }) => id)).toEqual(['603.2', '603.3']);
    expect(rows.filter(({ name, remark }) => !name || !remark)).toEqual([]);
  });

  test('names only behaviors that are promised, and so tested [access-18]', () => {
    const promised = read('docs/behaviors.md');
    const unknown = rows
      .flatMap(({ shownBy }) => shownBy)
      .filter((id) => !promised.includes(`| ${id} |`));
    expect(unknown).toEqual([]);
  });
});

test('README.md counts the criteria of A and AA that a test shows [access-18]', () => {
  const asked = criteria.filter(({ level }) => level !== 'AAA');
  const shown = asked.filter(({ shownBy }) => shownBy.length > 0).length;
  expect(read('README.md')).toContain(
    `Of WCAG 2.2's ${asked.length} criteria at A and AA, ${shown} are shown by a test`,
  );
});

test('docs/conformance.md is made from the table, with what was heard [access-18]', async () => {
  const { version } = JSON.parse(read('package.json'));
  const heard = /^Orca [\d.]+ with Chromium \d+/m.exec(read('docs/heard.md'))?.[0] ?? '';
  expect(heard).not.toBe('');
  const report = conformanceReport({ version, heard });
  await expect(report).toMatchFileSnapshot('../../docs/conformance.md');
  const unknown = (report.match(/\b[a-z]+-\d+\b/g) ?? []).filter(
    (id) => !read('docs/behaviors.md').includes(`| ${id} |`),
  );
  expect(unknown).toEqual([]);
});
