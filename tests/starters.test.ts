import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findReminders } from '../src/content/launch.ts';
import { readContent } from '../src/content/read.ts';
import { listPages } from '../src/metadata/pages.ts';
import { buildPageGraph } from '../src/metadata/structuredData.ts';

const STARTERS = 'content/starters';
const files = readdirSync(STARTERS);
const folder = mkdtempSync(join(tmpdir(), 'starters-'));

afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** The other company's content with a starter copied in, as content/README.md says. */
function readWith(file: string) {
  cpSync('tests/another-company', folder, { recursive: true });
  cpSync(join(STARTERS, file), join(folder, 'starter.md'));
  const navigation = join(folder, 'navigation.yaml');
  const entry = 'pages:\n  - path: /starter\n    label: New\n    in: []\n';
  writeFileSync(navigation, readFileSync(navigation, 'utf8').replace('pages:\n', entry));
  const content = readContent(folder);
  const page = listPages(content).find(({ path }) => path === '/starter');
  const told = findReminders(content, folder).filter(({ where }) => where.includes('starter'));
  const graph = page && JSON.stringify(buildPageGraph(content, page));
  return { told: told.map(({ group }) => group), graph };
}

test.each(files)(
  '%s is a page once it is copied, and its sample text is told [starters-1]',
  (file) => {
    expect(readWith(file).told).toContain('Sample values');
  },
);

test.each([
  ['2027-01-31', true],
  ['2027-02-02', false],
])('on %s search engines are told of the job: %s [jobs-1]', (today, isOpen) => {
  vi.useFakeTimers({ now: Date.parse(today), toFake: ['Date'] });
  const { graph, told } = readWith('careers.md');
  expect(graph?.includes('"validThrough":"2027-01-31"')).toBe(isOpen);
  expect(told.includes('Jobs')).toBe(!isOpen);
});
