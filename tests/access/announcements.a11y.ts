import type { Page } from '@playwright/test';
import { field, submit, write } from '../formPage.ts';
import { content, expect, open, test } from '../site.ts';
import { announcements, listen } from './listen.ts';

/** What a screen reader says by itself, without being sent there. */

const { interface: words, contact, company, home } = content;
const { form } = contact;
const { slides } = home.hero;

test.beforeEach(({ page }) => listen(page));

const heard = (page: Page) => announcements(page);

test('an error is said once, and once more when it is made again [access-5]', async ({ page }) => {
  await open(page, '/contact');
  await submit(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await expect.poll(() => heard(page)).toEqual([form.errors.nameBlank]);
  await page.keyboard.press('Enter');
  await expect.poll(() => heard(page)).toEqual([form.errors.nameBlank, form.errors.nameBlank]);
  await write(page, { name: 'Rosa' });
  await submit(page).click();
  await expect
    .poll(() => heard(page).then((all) => all.slice(2)))
    .toEqual([form.errors.emailBlank]);
});

test('what happened and whom to call are said once, in this order [access-5]', async ({ page }) => {
  await open(page, '/contact');
  await write(page, { name: 'Rosa', email: 'rosa@clinic.example', message: 'Today.' });
  await submit(page).click();
  await expect(page.getByRole('region', { name: form.rescue.heading })).toBeVisible();
  const success = form.success.replace('{phone}', company.phone);
  await expect.poll(() => heard(page)).toEqual([`${form.opened}${success}`]);
});

test('each toast is said once, and its going is not [access-5]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/contact');
  await page.getByRole('button', { name: words.copyPhone }).click();
  await expect.poll(() => heard(page)).toEqual([words.phoneCopied]);
  await page.getByRole('button', { name: words.copyAddress }).click();
  const both = [words.phoneCopied, words.addressCopied];
  await expect.poll(() => heard(page)).toEqual(both);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: words.notifications })).toHaveCount(0);
  expect(await heard(page)).toEqual(both);
});

test('slides that turn by themselves say nothing; one that is chosen while they stand is said [access-5]', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  for (const { title } of [...slides.slice(1), ...slides.slice(0, 1)]) {
    await page.clock.runFor(3000);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  expect(await heard(page)).toEqual([]);
  await page.getByRole('button', { name: words.pauseSlides }).click();
  const dots = page.getByRole('group', { name: words.chooseSlide }).getByRole('button');
  await dots.nth(1).click();
  await expect.poll(() => heard(page)).toEqual([expect.stringContaining(slides[1]?.title ?? '')]);
});

test('the slides, which are all that moves, are stopped by their first button [access-6]', async ({
  page,
}) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: home.hero.label });
  await expect(carousel.getByRole('button').first()).toHaveAccessibleName(words.pauseSlides);
});
