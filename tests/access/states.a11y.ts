import type { Page } from '@playwright/test';
import { fault, opened, submit, write } from '../formPage.ts';
import { content, expect, open, test } from '../site.ts';
import { knownFaults } from './checkers.ts';
import { lowContrastWords } from './contrast.ts';
import { smallTargets } from './controls.ts';

/** What a page only shows at times: before the same checks as the pages themselves. */

const { interface: words } = content;

/** Keeps the toast where it is: what is looked at must not go meanwhile. */
async function showToast(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page
    .getByRole('region', { name: words.notifications })
    .getByRole('button', { name: words.dismiss })
    .focus();
}

async function openMenu(page: Page) {
  const toggle = page.getByRole('button', { name: words.menu, exact: true });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
}

async function showError(page: Page) {
  await submit(page).click();
  await expect(fault(page)).not.toBeEmpty();
}

async function showSuccess(page: Page) {
  await write(page, { name: 'Rosa', email: 'rosa@clinic.example', message: 'Today.' });
  await submit(page).click();
  await expect(opened(page)).not.toBeEmpty();
}

const states = [
  { state: 'a toast', show: showToast },
  { state: 'an error', show: showError },
  { state: 'a success', show: showSuccess },
  { state: 'the open menu', show: openMenu },
];

for (const { state, show } of states) {
  test(`${state} has no known fault, stands out in light and dark, and can be pressed [access-1] [access-7] [look-1]`, async ({
    page,
  }) => {
    await open(page, '/contact');
    await show(page);
    expect(await knownFaults(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await lowContrastWords(page), colorScheme).toEqual([]);
    }
  });
}
