import type { Page } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { COMPLETE, field, rescuePanel, submit, write } from '../formPage.ts';
import { content, expect, open, PHONE, test, urgent } from '../site.ts';
import { dot, expectShown, pauseButton, slides } from '../slides.ts';
import { announcements, listen } from './listen.ts';

/** What a screen reader says by itself, without being sent there. */

test.use(PHONE);

const { interface: words, contact } = content;
const { form } = contact;

test.beforeEach(({ page }) => listen(page));

const expectHeard = (page: Page, said: unknown[]) =>
  expect.poll(() => announcements(page)).toEqual(said);

test('an error is said once, and once more when it is made again [access-5]', async ({ page }) => {
  const { nameBlank, emailBlank } = form.errors;
  await open(page, '/contact');
  await submit(page).click();
  await expectHeard(page, [nameBlank]);
  await field(page, 'name').press('Enter');
  await expectHeard(page, [nameBlank, nameBlank]);
  await write(page, { name: 'Rosa' });
  await submit(page).click();
  await expectHeard(page, [nameBlank, nameBlank, emailBlank]);
});

test('what happened and whom to call are said once, in this order [access-5]', async ({ page }) => {
  await open(page, '/contact');
  await write(page, COMPLETE);
  await submit(page).click();
  await expect(rescuePanel(page)).toBeVisible();
  await expectHeard(page, [`${form.opened}${fill(form.success, { phone: urgent.phone })}`]);
});

test('each toast is said once, and its going is not [access-5] [toast-4]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/contact');
  await page.getByRole('button', { name: words.copyPhone, exact: true }).first().click();
  await expectHeard(page, [words.phoneCopied]);
  await page.getByRole('button', { name: words.copyAddress, exact: true }).first().click();
  await expectHeard(page, [words.phoneCopied, words.addressCopied]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: words.notifications })).toHaveCount(0);
  await expectHeard(page, [words.phoneCopied, words.addressCopied]);
});

test('slides that turn by themselves say nothing; one that is chosen while they stand is said [access-5] [access-6]', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  for (const number of slides.keys()) {
    await page.clock.runFor(3000);
    await expectShown(page, ((number + 1) % slides.length) + 1);
  }
  await expectHeard(page, []);
  await pauseButton(page).click();
  await dot(page, 2).click();
  await expectHeard(page, [expect.stringContaining(slides[1]?.title ?? '')]);
});
