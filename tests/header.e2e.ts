import { parse } from 'node:path';
import type { Page } from '@playwright/test';
import { telHref } from '../src/metadata/links.ts';
import {
  content,
  expect,
  hydrated,
  labelOf,
  open,
  refused,
  scriptsMissing,
  test,
  urgent,
} from './site.ts';

const { company, interface: words } = content;
const items = content.navigation.pages.filter((page) => page.in.includes('header'));
const labels = items.map(({ label }) => label);

test('the header stays at the top while the page scrolls [header-1]', async ({ page }) => {
  await open(page, '/');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});

test('the phone number can be called from the header, the same on every page [header-8]', async ({
  page,
}) => {
  await page.goto('/about');
  const call = page
    .getByRole('banner')
    .getByRole('link', { name: `${urgent.label} ${urgent.phone}` });
  await expect(call).toBeVisible();
  await expect(call).toHaveAttribute('href', telHref(urgent.phone));
});

test.describe('on a wide screen', { tag: '@wide' }, () => {
  test('the items are there, and no toggle [header-2]', async ({ page }) => {
    await open(page, '/');
    const navigation = page.getByRole('navigation', { name: words.mainNavigation });
    await expect(navigation.getByRole('listitem')).toHaveText(labels);
    await expect(navigation.getByRole('button')).toHaveCount(0);
  });

  for (const { path, label } of items) {
    test(`on ${path} exactly “${label}” is the current item [header-2]`, async ({ page }) => {
      await page.goto(path);
      const current = page.getByRole('banner').locator('[aria-current="page"]');
      await expect(current).toHaveText([label]);
    });
  }

  test('on a page outside the menu no item is current [header-2]', async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
  });

  test('the keyboard reaches logo, items and phone in the order they stand [header-2]', async ({
    page,
  }) => {
    await open(page, '/');
    const seen: (string | null)[] = [];
    for (let press = 0; press < labels.length + 3; press++) {
      await page.keyboard.press('Tab');
      seen.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
    }
    expect(seen).toEqual([
      words.skipToContent,
      company.name,
      ...labels,
      `${urgent.badge ?? ''}${urgent.phone}`,
    ]);
  });
});

test.describe('on a small screen', { tag: '@phone' }, () => {
  test('the toggle opens and closes the menu, and says so [header-3]', async ({ page }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: words.menu });
    const about = page.getByRole('banner').getByRole('link', { name: labelOf('/about') });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(about).toBeHidden();
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(about).toBeVisible();
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(about).toBeHidden();
  });

  test('the keyboard opens the menu and walks into it [header-3]', async ({ page }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: words.menu });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('banner').getByRole('link', { name: labels[0] ?? '', exact: true }),
    ).toBeFocused();
  });

  test('Escape closes the menu and gives focus back to the toggle [header-4]', async ({ page }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: words.menu });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });

  test('choosing a link goes there with the menu closed [header-5]', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: words.menu }).tap();
    await page
      .getByRole('banner')
      .getByRole('link', { name: labelOf('/services') })
      .tap();
    await expect(page).toHaveURL('/services');
    await hydrated(page);
    await expect(page.getByRole('button', { name: words.menu })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('choosing the page one is on closes the menu too [header-5]', async ({ page }) => {
    await open(page, '/about#story');
    await page.getByRole('button', { name: words.menu }).tap();
    const link = page.getByRole('banner').getByRole('link', { name: labelOf('/about') });
    // Stays on the page, as a link to a place in it would.
    await link.evaluate((element) => element.setAttribute('href', '#story'));
    await link.tap();
    await expect(page.getByRole('button', { name: words.menu })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(link).toBeHidden();
  });

  test('the menu also opens when its script never arrives [header-6]', async ({
    page,
    troubles,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    troubles.expect(...scriptsMissing);
    await page.goto('/');
    await page.getByRole('button', { name: words.menu }).tap();
    await page
      .getByRole('banner')
      .getByRole('link', { name: labelOf('/services') })
      .tap();
    await expect(page).toHaveURL('/services');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links are simply there [header-6]', async ({ page }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: words.mainNavigation });
    await expect(navigation.getByRole('listitem')).toHaveText(labels);
    for (const label of labels) {
      await expect(navigation.getByRole('link', { name: label })).toBeInViewport();
    }
    await expect(page.getByRole('button', { name: words.menu })).toBeHidden();
    await navigation.getByRole('link', { name: labelOf('/services') }).click();
    await expect(page).toHaveURL('/services');
  });
});

test.describe('the logo', { tag: '@wide' }, () => {
  const { image, fallback } = company.logo;
  const inBuild = (file: string) => new RegExp(`/${parse(file).name}\\.[^/]*svg$`);
  const logo = inBuild(image);

  for (const when of ['before', 'after'] as const) {
    test(`shows the default image when its file fails ${when} hydration [header-7]`, async ({
      page,
      troubles,
    }) => {
      troubles.expect(...refused(logo));
      const failed = page.waitForEvent('requestfailed', (request) => logo.test(request.url()));
      let fail = () => {};
      const told = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route(logo, async (route) => {
        if (when === 'after') await told;
        await route.abort();
      });
      if (when === 'before')
        await page.route('**/*.js', async (route) => {
          await failed;
          await route.continue();
        });
      await page.goto('/', { waitUntil: 'commit' });
      await hydrated(page);
      fail();
      const image = page.getByRole('banner').locator('img');
      await expect(image).toHaveAttribute('src', inBuild(fallback));
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    });
  }
});

/** What of the header reaches beyond it, lies over something else, or is a broken word of the name. */
const headerFaults = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    const bar = header?.firstElementChild?.getBoundingClientRect();
    if (!header || !bar) return ['no header'];
    const parts = [...header.querySelectorAll('a, button')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }))
      .toSorted((one, other) => one.box.left - other.box.left);
    const outside = parts.filter(({ box }) => box.left < bar.left - 1 || box.right > bar.right + 1);
    const over = parts.filter(({ box }, index) => {
      const before = parts[index - 1]?.box;
      return before && box.left < before.right - 1;
    });
    const broken: string[] = [];
    const name = header.querySelector('a span');
    const text = name?.firstChild;
    if (name?.checkVisibility() && text) {
      for (const word of text.textContent?.matchAll(/\S+/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const { right } = name.getBoundingClientRect();
        const lines = [...range.getClientRects()];
        if (lines.length > 1 || lines.some((line) => line.right > right + 1)) broken.push(word[0]);
      }
    }
    return [
      ...outside.map(({ name }) => `outside: ${name}`),
      ...over.map(({ name }) => `over another: ${name}`),
      ...broken.map((word) => `broken: ${word}`),
    ];
  });

test('the header is tidy at every width from 240 to 2560 px, and folds only for want of room [header-10]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/sitemap');
  await page.evaluate(() => document.fonts.ready);
  await open(page, '/about');
  const toggle = page.getByRole('button', { name: words.menu, exact: true });
  const seen: boolean[] = [];
  for (let width = 240; width <= 2560; width += 40) {
    await page.setViewportSize({ width, height: 800 });
    expect(await headerFaults(page), `${width} px`).toEqual([]);
    seen.push(await toggle.isVisible());
  }
  // Once there is room, it stays.
  expect(seen.lastIndexOf(true)).toBeLessThan(seen.indexOf(false));
});
