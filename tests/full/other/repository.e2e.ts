import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, test } from '@playwright/test';
import { files } from '../../../src/content/description.ts';
import { contentFolder, readContent } from '../../../src/content/read.ts';
import { fillIn, openFile, save, shownPage } from '../../editor/editor.ts';
import { contentFiles } from '../../editor/folder.ts';
import { fileAsSaved } from '../../editor/form.ts';
import { GitHub } from '../../editor/gitHub.ts';

/** The editor on the live site: the other company's build, with its policy, and a repository. */

const { company, publishing } = readContent(contentFolder);
const NUMBER = '(503) 555-0199';
const COMPANY = join(contentFolder, 'company.yaml');

test('signed in by a token, a changed number is sent as one commit with one changed line [editor-9]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const refused: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // What it asks of others than the repository, the policy refuses.
    if (/Content Security Policy/.test(text) && !/githubstatus|unpkg|jsdelivr/.test(text)) {
      refused.push(text);
    }
  });
  const before = fileAsSaved(files.company, readFileSync(COMPANY, 'utf8'));
  const kept = new Map(
    [...contentFiles(contentFolder)].map(([name, bytes]) => [`content/${name}`, bytes]),
  ).set('content/company.yaml', Buffer.from(before));
  const gitHub = new GitHub(publishing.repository ?? '', kept);
  await gitHub.answerIn(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill('wrong');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('The provided token is invalid')).toBeVisible();
  const again = page.getByRole('button', { name: 'Sign In Using Access Token' });
  if (await again.isVisible()) await again.click();
  await page.getByRole('textbox').fill(gitHub.token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  await openFile(page, 'Company');
  await fillIn(page, 'Phone number', NUMBER);
  await expect(shownPage(page).locator('footer').getByText(NUMBER).first()).toBeVisible();
  await save(page);
  await expect.poll(() => gitHub.commits.length).toBe(1);
  const [commit] = gitHub.commits;
  expect(commit?.deletions).toEqual([]);
  expect(commit?.additions.map(({ path }) => path)).toEqual(['content/company.yaml']);
  const sent = Buffer.from(commit?.additions[0]?.contents ?? '', 'base64').toString();
  expect(sent).toBe(before.replace(`phone: ${company.phone}`, `phone: ${NUMBER}`));
  expect(sent).not.toBe(before);
  expect(refused).toEqual([]);
});
