import { expect, test } from 'vitest';
import { AFTERWARDS, foreignAnswers } from './answers.ts';

const INTRODUCTION = `# What is kept for visitors without a network, and what never is

Networks, proxies and content networks answer in the site's place at times. Each row is a test in
Chromium, \`tests/foreign/offline.e2e.ts\`: the answer comes while the worker is installed, at a
later visit to a page that is kept, and while a new build's worker is installed. The columns say
what a visitor finds afterwards with no network at all. In every row, after each step, all that is
kept is compared with the build, byte by byte or by its mark; and once the answers are the site's
own again, the next visit keeps everything.
`;

test('docs/offline.md says what was tried [offline-8]', async () => {
  const rows = foreignAnswers.map(
    ({ name, atInstall, atVisit, atUpdate }) =>
      `| ${name} | ${AFTERWARDS[atInstall]} | ${AFTERWARDS[atVisit]} | ${AFTERWARDS[atUpdate]} |`,
  );
  const page = [
    INTRODUCTION,
    '| answer | at install | at a later visit | at an update |',
    '|---|---|---|---|',
    ...rows,
    '',
  ];
  await expect(page.join('\n')).toMatchFileSnapshot('../../docs/offline.md');
});
