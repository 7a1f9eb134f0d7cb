import type { Page } from '@playwright/test';
import { untidyParts } from './layout.ts';
import { content, everyPath, expect, open, test } from './site.ts';

type Size = readonly [width: number, height: number];

/** The least and the most, those of phones, and on both sides of wherever the layout changes. */
const WINDOWS: Size[] = [
  [240, 600],
  [280, 653],
  [320, 568],
  [390, 664],
  [390, 400],
  [600, 800],
  [700, 900],
  [768, 1024],
  [820, 1180],
  [667, 331],
  [844, 390],
  [1024, 768],
  [1366, 641],
  [1920, 950],
  [2560, 1440],
];
/** A phone on its side, without and below the bars of its browser. */
const LYING_DOWN: Size = [844, 390];
const BELOW_BARS: Size[] = [
  [667, 331],
  [740, 312],
  [750, 340],
];
const KEYBOARD_OPEN: Size = [390, 400];
const LAPTOP_AT_500: Size = [256, 160];
const LARGE_TEXT: Size[] = [
  [390, 844],
  [1280, 800],
];

const words = content.interface;

const resize = (page: Page, [width, height]: Size) => page.setViewportSize({ width, height });

const enlargeText = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);

/** On a slow machine they come too late for the first page, and are there for the next. */
async function openInOurFonts(page: Page, path: string) {
  await page.goto('/sitemap');
  await page.evaluate(() => document.fonts.ready);
  await open(page, path);
}

/** Words that reach beyond the window's sides: overflow that is clipped does not scroll. */
const outsideWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('[inert], .visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isOutside = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 1 && (left < -1 || right > innerWidth + 1),
      );
      if (isOutside) found.push(`outside: ${node.textContent?.trim().slice(0, 40)}`);
    }
    return found;
  });

const faults = async (page: Page, name: string) =>
  [...(await untidyParts(page)), ...(await outsideWords(page))].map((fault) => `${name}: ${fault}`);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('in every window', { tag: '@wide' }, () => {
  for (const path of everyPath) {
    test(`nothing of ${path} is cut, covered or sideways from 240 to 2560 px, at 500%, or with text three times as large [look-9]`, async ({
      page,
    }) => {
      await openInOurFonts(page, path);
      const found: string[] = [];
      for (const size of [...WINDOWS, LAPTOP_AT_500]) {
        await resize(page, size);
        found.push(...(await faults(page, size.join(' × '))));
      }
      await enlargeText(page, '300%');
      for (const size of LARGE_TEXT) {
        await resize(page, size);
        found.push(...(await faults(page, `${size.join(' × ')} at 300%`)));
      }
      expect(found).toEqual([]);
    });
  }

  for (const [size, parts] of [
    [LYING_DOWN, 'h2, a'],
    [[780, 360], 'h2, a'],
    // There the number that one of them has is below the fold.
    ...BELOW_BARS.map((size) => [size, 'h2, a:not([href^="tel:"])'] as const),
  ] as const) {
    test(`on a phone that lies down, each slide’s title and all there is to press are in sight: ${size.join(' × ')} [look-9]`, async ({
      page,
    }) => {
      await resize(page, size);
      await openInOurFonts(page, '/');
      const dots = page.getByRole('group', { name: words.chooseSlide }).getByRole('button');
      for (const [index, { title }] of content.home.hero.slides.entries()) {
        await dots.nth(index).click();
        const slide = page.locator('[aria-roledescription=slide]').nth(index);
        await expect(slide.getByRole('heading', { name: title })).toBeVisible();
        await page.evaluate(() => scrollTo(0, 0));
        for (const part of await slide.locator(parts).all()) {
          await expect(part).toBeInViewport({ ratio: 1 });
        }
      }
    });
  }

  test('with a phone’s keyboard open, the field in focus is in sight below the header [look-9]', async ({
    page,
  }) => {
    await resize(page, KEYBOARD_OPEN);
    await open(page, '/contact');
    const header = await page.getByRole('banner').boundingBox();
    for (const field of await page.locator('form :is(input, textarea):visible').all()) {
      await field.focus();
      await expect(field).toBeInViewport();
      const { y = 0 } = (await field.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(header?.height ?? 0);
    }
  });

  test('the menu can be scrolled to its end in a low window, and with large text [look-9]', async ({
    page,
  }) => {
    await open(page, '/about');
    for (const [size, text] of [
      [LYING_DOWN, ''],
      [LAPTOP_AT_500, ''],
      [[1280, 800], '300%'],
    ] as const) {
      await resize(page, size);
      await enlargeText(page, text);
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('button', { name: words.menu, exact: true }).click();
      await page.locator('#menu').evaluate((menu) => menu.scrollTo(0, menu.scrollHeight));
      const last = await page.getByRole('banner').locator('#menu a:visible').last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(size[1]);
      await page.keyboard.press('Escape');
    }
  });
});
