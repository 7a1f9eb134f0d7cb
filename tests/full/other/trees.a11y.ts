import type { Locator } from '@playwright/test';
import { fault, opened } from '../../formPage.ts';
import { content, everyPath, expect, open, part, test } from '../../site.ts';

/**
 * Each page of the other company's site as a screen reader is told it: content that no owner edits.
 * Read a change line by line before you take it over, with CONTENT and BUILD as in scripts/test.ts,
 * by `npx playwright test trees --project=swap --update-snapshots`.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** To the letter, and nothing besides: Playwright's own comparison lets additions pass. */
const expectTree = async (part: Locator, file: string) =>
  expect(`${await part.ariaSnapshot()}\n`).toMatchSnapshot(file);

const fileFor = (path: string) => `${path.slice(1) || 'home'}.yml`;

for (const path of everyPath) {
  test(`a screen reader is told of ${path} what was reviewed [access-11]`, async ({ page }) => {
    await open(page, path);
    await expectTree(page.getByRole('main'), fileFor(path));
  });
}

test('a screen reader is told of header, footer and toasts what was reviewed [access-11]', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-15T12:00:00'));
  await open(page, '/about');
  await expectTree(page.getByRole('banner'), 'header-wide.yml');
  await expectTree(page.getByRole('contentinfo'), 'footer.yml');
  const notice = page.getByRole('region', { name: content.interface.notice });
  await expectTree(notice, 'notice.yml');
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  const toasts = page.getByRole('region', { name: content.interface.notifications });
  await expectTree(toasts, 'toast.yml');
  await page.setViewportSize({ width: 390, height: 844 });
  const toggle = page.getByRole('button', { name: content.interface.menu, exact: true });
  await expectTree(page.getByRole('banner'), 'header-narrow.yml');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expectTree(page.getByRole('banner'), 'menu-open.yml');
});

test('a screen reader is told of an error and a success what was reviewed [access-11]', async ({
  page,
}) => {
  const { form } = content.contact;
  await open(page, '/contact');
  const region = part(page, form.heading).last();
  await page.getByRole('button', { name: form.button }).click();
  await expect(fault(page)).not.toBeEmpty();
  await expectTree(region, 'form-error.yml');
  await page.getByRole('textbox', { name: form.name.label }).fill('Rosa');
  await page.getByRole('textbox', { name: form.email.label }).fill('rosa@clinic.example');
  await page.getByRole('textbox', { name: form.message.label }).fill('Today.');
  await page.getByRole('button', { name: form.button }).click();
  await expect(opened(page)).not.toBeEmpty();
  await expectTree(region, 'form-success.yml');
});
