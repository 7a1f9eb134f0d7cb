import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { field } from '../src/components/contact/formPage.ts';
import { content, expect, open, paths, test, UNKNOWN } from './site.ts';

const words = content.interface;

async function violations(page: Page) {
  // Half-faded words have half their contrast; what counts is what they arrive at.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test(`no page has an axe violation in ${colorScheme} [access-1]`, async ({
      page,
      troubles,
    }) => {
      for (const path of [...paths, UNKNOWN]) {
        await open(page, path);
        expect(await violations(page), path).toEqual([]);
      }
      expect(troubles.splice(0)).toEqual([expect.stringContaining('404')]);
    });

    test(`the form has none in ${colorScheme} with an error, nor with a success [access-1]`, async ({
      page,
    }) => {
      await open(page, '/contact');
      const submit = page.locator('form').getByRole('button');
      await submit.click();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      expect(await violations(page)).toEqual([]);
      await field(page, 'name').fill('Rosa');
      await field(page, 'email').fill('rosa@clinic.example');
      await field(page, 'message').fill('Today.');
      await submit.click();
      await expect(page.getByRole('status')).not.toBeEmpty();
      expect(await violations(page)).toEqual([]);
    });

    test(`a toast has none in ${colorScheme} [access-1]`, async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined }),
      );
      await open(page, '/contact');
      await page.getByRole('button', { name: words.copyPhone }).click();
      await page.getByRole('button', { name: words.dismiss }).focus();
      expect(await violations(page)).toEqual([]);
    });

    test(`the open menu has none in ${colorScheme} [access-1]`, { tag: '@phone' }, async ({
      page,
    }) => {
      await open(page, '/contact');
      await page.getByRole('button', { name: words.menu }).tap();
      expect(await violations(page)).toEqual([]);
    });
  });
}
