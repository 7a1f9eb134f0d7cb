import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** WCAG 2.2 without 4.1.1, which it calls obsolete. */
const LEVEL_A = `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2
  2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7
  4.1.2`;
const LEVEL_AA = `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6
  2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`;

const list = (text: string, level: string) => text.split(/\s+/).map((id) => `${id} ${level}`);

const report = readFileSync('docs/accessibility.md', 'utf8');
const rows = [...report.matchAll(/^\| (\d\.\d\.\d+) \|(.*)\|$/gm)].map(([, id, rest = '']) => {
  const [level = '', name = '', answer = '', remark = '', shownBy = ''] = rest
    .split('|')
    .map((cell) => cell.trim());
  return { id, level, name, answer, remark, shownBy: shownBy.match(/[a-z]+-\d+/g) ?? [] };
});

describe('docs/accessibility.md', () => {
  test('answers every criterion of A and AA once [access-18]', () => {
    const wanted = [...list(LEVEL_A, 'A'), ...list(LEVEL_AA, 'AA')];
    expect(wanted).toHaveLength(55);
    expect(rows.map(({ id, level }) => `${id} ${level}`).sort()).toEqual(wanted.sort());
  });

  test('gives each an answer and a remark [access-18]', () => {
    const answers = ['supports', 'partly', 'not applicable'];
    expect(rows.filter(({ answer }) => !answers.includes(answer))).toEqual([]);
    expect(rows.filter(({ name, remark }) => !name || !remark)).toEqual([]);
  });

  test('names only behaviors that are promised, and so tested [access-18]', () => {
    const promised = readFileSync('docs/behaviors.md', 'utf8');
    const unknown = rows
      .flatMap(({ shownBy }) => shownBy)
      .filter((id) => !promised.includes(`| ${id} |`));
    expect(unknown).toEqual([]);
  });

  test('counts the criteria that a test shows [access-18]', () => {
    const shown = rows.filter(({ shownBy }) => shownBy.length > 0).length;
    expect(report).toContain(`Of ${rows.length} criteria, ${shown} are shown by a test.`);
  });
});
