import { expect, test } from '@playwright/test';

/** The editor on the live site, with its policy: the other company's content names a repository. */

test('within its policy the editor asks GitHub about a token, and says so of a wrong one [editor-9]', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // What it asks of others than the repository, the policy refuses.
    if (/Content Security Policy/.test(text) && !/githubstatus|unpkg|jsdelivr/.test(text)) {
      refused.push(text);
    }
  });
  await page.route('https://api.github.com/**', (route) =>
    route.fulfill({
      status: route.request().method() === 'OPTIONS' ? 204 : 401,
      json: { message: 'Bad credentials' },
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  );
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill('wrong');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('The provided token is invalid')).toBeVisible();
  expect(refused).toEqual([]);
});
