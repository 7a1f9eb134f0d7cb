import type { Page } from '@playwright/test';
import { content, expect, holdScripts, hydrated, labelOf, test } from './site.ts';
import { slides } from './slides.ts';

/** What a visitor did before the script took over counts when it does. */

const { interface: words } = content;
const shownTitle = (page: Page) =>
  page.locator('[aria-roledescription=slide]:not([inert])').getByRole('heading');

/** Opens Home without its scripts, with a clock that the test turns. */
async function openEarly(page: Page) {
  await page.clock.install();
  const letScriptsGo = await holdScripts(page);
  await page.goto('/');
  return async () => {
    letScriptsGo();
    await page.evaluate(() => dispatchEvent(new Event('keydown')));
    await hydrated(page);
  };
}

async function expectFirstToStand(page: Page) {
  for (const _slide of slides) {
    await page.clock.runFor(3000);
    await page.evaluate(() => new Promise((settle) => requestAnimationFrame(settle)));
    expect(await shownTitle(page).textContent()).toBe(slides[0]?.title);
  }
}

test('a slide that the keyboard is in already holds [hero-6]', { tag: '@wide' }, async ({
  page,
}) => {
  const takeOver = await openEarly(page);
  const button = page.getByRole('link', { name: slides[0]?.buttonText ?? '' });
  await page.keyboard.press('Tab');
  await button.focus();
  await takeOver();
  await expect(button).toBeFocused();
  await expectFirstToStand(page);
  await button.blur();
  await page.clock.runFor(3000);
  await expect(shownTitle(page)).toHaveText(slides[1]?.title ?? '');
});

test('a slide that the mouse is over already holds [hero-6]', { tag: '@wide' }, async ({
  page,
}) => {
  const takeOver = await openEarly(page);
  await page.getByRole('heading', { name: slides[0]?.title ?? '' }).hover();
  await takeOver();
  await expectFirstToStand(page);
  await page.mouse.move(5, 5);
  await page.clock.runFor(3000);
  await expect(shownTitle(page)).toHaveText(slides[1]?.title ?? '');
});

test('a strip that was swiped to the last slide stays there [hero-11]', { tag: '@phone' }, async ({
  page,
}) => {
  const takeOver = await openEarly(page);
  const last = page.locator('[aria-roledescription=slide]').last();
  await last.evaluate((slide) =>
    slide.parentElement?.scrollTo({ left: 9999, behavior: 'instant' }),
  );
  await expect(last.getByRole('heading')).toBeInViewport();
  await takeOver();
  // At once: the slides would come there by themselves.
  expect(await shownTitle(page).allTextContents()).toEqual([slides.at(-1)?.title]);
  await expect(shownTitle(page)).toBeInViewport();
});

test('a menu that is open stays open, and can be closed [header-3]', { tag: '@phone' }, async ({
  page,
}) => {
  const takeOver = await openEarly(page);
  const toggle = page.getByRole('button', { name: words.menu });
  const about = page.getByRole('banner').getByRole('link', { name: labelOf('/about') });
  await toggle.tap();
  await takeOver();
  await expect(about).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.tap();
  await expect(about).toBeHidden();
});

test('the slides turn only while they are in sight [hero-6]', { tag: '@wide' }, async ({
  page,
}) => {
  const takeOver = await openEarly(page);
  await takeOver();
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await sections.last().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-rotating]')).toHaveCount(0);
  await expectFirstToStand(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('[data-rotating]')).toHaveCount(1);
  await page.clock.runFor(3000);
  await expect(shownTitle(page)).toHaveText(slides[1]?.title ?? '');
});

test('a slide waits for the next one’s picture [hero-15]', { tag: '@wide' }, async ({ page }) => {
  const { promise: arrived, resolve: deliver } = Promise.withResolvers<void>();
  const name = slides[1]?.image.replace(/^.*\/|\.\w+$/g, '') ?? '';
  await page.route(new RegExp(`/${name}[^/]*$`), async (route) => {
    await arrived;
    await route.continue();
  });
  const takeOver = await openEarly(page);
  await takeOver();
  await expectFirstToStand(page);
  deliver();
  await expect(shownTitle(page)).toHaveText(slides[1]?.title ?? '');
});

test('an open menu closes when the window becomes wide [header-9]', { tag: '@phone' }, async ({
  page,
}) => {
  const takeOver = await openEarly(page);
  await takeOver();
  await page.setViewportSize({ width: 820, height: 1180 });
  const toggle = page.getByRole('button', { name: words.menu });
  await toggle.tap();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.locator('#menu:popover-open')).toHaveCount(0);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
