import type { Page } from '@playwright/test';
import { COMPLETE, fault, opened, submit, write } from '../formPage.ts';
import { content, expect, open, PHONE, test } from '../site.ts';
import { axeFaults, paleWords } from './checkers.ts';
import { smallTargets } from './controls.ts';

/** What a page only shows at times: before the same checks as the pages themselves. */

test.use(PHONE);

const { interface: words } = content;

const STATES: Record<string, (page: Page) => Promise<void>> = {
  'a toast': async (page) => {
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    // With focus in it the toast stays: what is looked at must not go meanwhile.
    await page
      .getByRole('region', { name: words.notifications })
      .getByRole('button', { name: words.dismiss })
      .focus();
  },
  'an error': async (page) => {
    await submit(page).click();
    await expect(fault(page)).not.toBeEmpty();
  },
  'a success': async (page) => {
    await write(page, COMPLETE);
    await submit(page).click();
    await expect(opened(page)).not.toBeEmpty();
  },
  'the open menu': async (page) => {
    const toggle = page.getByRole('button', { name: words.menu, exact: true });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
};

for (const [state, show] of Object.entries(STATES)) {
  test(`${state} has no fault that axe knows of, stands out in the dark too, and can be pressed [access-1] [access-7]`, async ({
    page,
  }) => {
    await open(page, '/contact');
    await show(page);
    expect(await smallTargets(page)).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paleWords(page)).toEqual([]);
  });
}
