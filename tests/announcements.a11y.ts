import type { Page } from '@playwright/test';
import { content, expect, open, paths, test } from './site.ts';

/** What a screen reader says by itself, without being sent there. */

const { interface: words, contact, company, home } = content;
const { form } = contact;

declare global {
  interface Window {
    heard: string[];
  }
}

/** Notes whatever comes into a live region, as screen readers do. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const LIVE = '[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"]';
    window.heard = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest(LIVE)) continue;
        const said = type === 'characterData' ? [target] : [...addedNodes];
        window.heard.push(...said.map((node) => node.textContent?.trim() ?? '').filter(Boolean));
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const heard = (page: Page) => page.evaluate(() => window.heard);
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const send = (page: Page) => page.getByRole('button', { name: form.button }).click();

test.beforeEach(({ page }) => listen(page));

test('opening a page says nothing by itself [access-5]', async ({ page }) => {
  for (const path of paths) {
    await open(page, path);
    expect(await heard(page), path).toEqual([]);
  }
});

test('an error is said once, and once more when it is made again [access-5]', async ({ page }) => {
  await open(page, '/contact');
  await send(page);
  await expect(field(page, form.name.label)).toBeFocused();
  await expect.poll(() => heard(page)).toEqual([form.errors.nameBlank]);
  await page.keyboard.press('Enter');
  await expect.poll(() => heard(page)).toEqual([form.errors.nameBlank, form.errors.nameBlank]);
  await field(page, form.name.label).fill('Rosa');
  await send(page);
  await expect
    .poll(() => heard(page).then((all) => all.slice(2)))
    .toEqual([form.errors.emailBlank]);
});

test('a success is said once [access-5]', async ({ page }) => {
  await open(page, '/contact');
  await field(page, form.name.label).fill('Rosa');
  await field(page, form.email.label).fill('rosa@clinic.example');
  await field(page, form.message.label).fill('Today.');
  await send(page);
  await expect(page.getByRole('region', { name: form.rescue.heading })).toBeVisible();
  const success = form.success.replace('{phone}', company.phone);
  await expect.poll(() => heard(page)).toEqual([success]);
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

test('slides that turn by themselves say nothing [access-5]', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.runFor(3000 * home.hero.slides.length);
  expect(await heard(page)).toEqual([]);
});

test('nothing moves for ever but the slides, and their first button stops those [access-6]', async ({
  page,
}) => {
  for (const path of paths) {
    await open(page, path);
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        .map(String),
    );
    expect(endless, path).toEqual([]);
    const selfPlaying = 'video, audio, marquee, blink, meta[http-equiv="refresh"]';
    await expect(page.locator(selfPlaying), path).toHaveCount(0);
  }
  await page.goto('/');
  const carousel = page.getByRole('region', { name: home.hero.label });
  await expect(carousel.getByRole('button').first()).toHaveAccessibleName(words.pauseSlides);
});
