import { parse } from 'node:path';
import type { Page } from '@playwright/test';
import { telHref } from '../src/metadata/links.ts';
import {
  content,
  expect,
  holdScripts,
  hydrated,
  labelOf,
  open,
  PHONE,
  refused,
  test,
  urgent,
} from './site.ts';

const { company, interface: words } = content;
const items = content.navigation.pages.filter((page) => page.in.includes('header'));
const labels = items.map(({ label }) => label);

const header = (page: Page) => page.getByRole('banner');
const menuLink = (page: Page, path: string) =>
  header(page).getByRole('link', { name: labelOf(path), exact: true });
const toggle = (page: Page) => page.getByRole('button', { name: words.menu, exact: true });
const expectMenu = (page: Page, state: 'open' | 'closed') =>
  expect(toggle(page)).toHaveAttribute('aria-expanded', String(state === 'open'));

test('the header stays at the top while the page scrolls [header-1]', async ({ page }) => {
  await open(page, '/');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});

test('a number can be called from the header, at every width [header-8]', async ({ page }) => {
  await page.goto('/about');
  const call = header(page)
    .locator([company.phone, urgent.phone].map((phone) => `a[href="${telHref(phone)}"]`).join())
    .filter({ visible: true });
  for (const width of [1280, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(call.first()).toBeInViewport({ ratio: 1 });
  }
});

test('on a wide screen the items are there, in order for the keyboard too, and no toggle [header-2]', async ({
  page,
}) => {
  await open(page, '/');
  const navigation = page.getByRole('navigation', { name: words.mainNavigation });
  await expect(navigation.getByRole('listitem')).toHaveText(labels);
  await expect(toggle(page)).toBeHidden();
  await navigation.getByRole('link').first().focus();
  for (const label of labels) {
    await expect(navigation.getByRole('link', { name: label, exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
  }
});

test('exactly the page one is on is the current item, and none outside the menu [header-2]', async ({
  page,
}) => {
  const current = header(page).locator('[aria-current="page"]');
  for (const { path, label } of items) {
    await page.goto(path);
    await expect(current).toHaveText([label]);
  }
  await page.goto('/privacy');
  await expect(current).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the toggle opens and closes the menu, and says so [header-3]', async ({ page }) => {
    await open(page, '/');
    await expectMenu(page, 'closed');
    await expect(menuLink(page, '/about')).toBeHidden();
    await toggle(page).tap();
    await expectMenu(page, 'open');
    await expect(menuLink(page, '/about')).toBeVisible();
    await toggle(page).tap();
    await expectMenu(page, 'closed');
    await expect(menuLink(page, '/about')).toBeHidden();
  });

  test('a menu that was opened before the script stays open, and can be closed [header-3]', async ({
    page,
  }) => {
    const letScriptsGo = await holdScripts(page);
    await page.goto('/');
    await toggle(page).tap();
    letScriptsGo();
    await hydrated(page);
    await expect(menuLink(page, '/about')).toBeVisible();
    await expectMenu(page, 'open');
    await toggle(page).tap();
    await expect(menuLink(page, '/about')).toBeHidden();
  });

  test('the keyboard opens the menu and walks into it; Escape closes it and goes back to the toggle [header-3] [header-4]', async ({
    page,
  }) => {
    await open(page, '/');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expectMenu(page, 'open');
    await page.keyboard.press('Tab');
    await expect(menuLink(page, items[0]?.path ?? '')).toBeFocused();
    await page.keyboard.press('Escape');
    await expectMenu(page, 'closed');
    await expect(toggle(page)).toBeFocused();
  });

  test('choosing a link goes there with the menu closed [header-5]', async ({ page }) => {
    await open(page, '/');
    await toggle(page).tap();
    await menuLink(page, '/services').tap();
    await expect(page).toHaveURL('/services');
    await hydrated(page);
    await expectMenu(page, 'closed');
  });

  test('an open menu closes when the window becomes wide [header-9]', async ({ page }) => {
    await open(page, '/about');
    await page.setViewportSize({ width: 820, height: 1180 });
    await toggle(page).tap();
    await expectMenu(page, 'open');
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(toggle(page)).toBeHidden();
    await page.setViewportSize({ width: 820, height: 1180 });
    await expectMenu(page, 'closed');
    await expect(menuLink(page, '/about')).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('without JavaScript the toggle opens the menu as well [header-6]', async ({ page }) => {
      await page.goto('/');
      await toggle(page).tap();
      for (const { path } of items) await expect(menuLink(page, path)).toBeInViewport();
      await menuLink(page, '/services').tap();
      await expect(page).toHaveURL('/services');
    });
  });
});

for (const when of ['before', 'after'] as const) {
  test(`the logo shows the default image when its file fails ${when} the script [header-7]`, async ({
    page,
    troubles,
  }) => {
    const inBuild = (file: string) => new RegExp(`/${parse(file).name}\\.[^/]*svg$`);
    const logo = inBuild(company.logo.image);
    troubles.expect(...refused(logo));
    const failing = page.waitForEvent('requestfailed', (request) => logo.test(request.url()));
    const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
    await page.route(logo, async (route) => {
      await mayFail;
      await route.abort();
    });
    const letScriptsGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    if (when === 'before') {
      fail();
      await failing;
    }
    letScriptsGo();
    await hydrated(page);
    fail();
    const image = header(page).locator('img');
    await expect(image).toHaveAttribute('src', inBuild(company.logo.fallback));
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  });
}
