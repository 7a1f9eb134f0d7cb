import type { Locator, Page } from '@playwright/test';
import { FIELDS, type FieldName, field, submit } from '../formPage.ts';
import { untidyParts } from '../layout.ts';
import { content, everyPath, expect, open, test } from '../site.ts';
import { dot, expectShown, slideGroup, slides } from '../slides.ts';

type Size = readonly [width: number, height: number];

/** The least and the most, those of phones, and on both sides of wherever the layout changes. */
const WINDOWS: Size[] = [
  [240, 600],
  [320, 568],
  [390, 664],
  [390, 400],
  [600, 800],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [1024, 768],
  [1366, 641],
  [1920, 950],
  [2560, 1440],
];
const LYING_DOWN: Size[] = [
  [844, 390],
  [740, 312],
];
const KEYBOARD_OPEN: Size = [390, 400];
const LAPTOP_AT_400: Size = [320, 256];
const LAPTOP_AT_500: Size = [256, 160];
const LARGE_TEXT: Size[] = [
  [390, 844],
  [1280, 800],
];
const HERO_WINDOWS: Size[] = [
  [390, 664],
  [820, 1180],
  [1366, 641],
  [1440, 790],
  [2560, 1440],
];

/** How much of its top a picture can spare: art/ keeps its subject below. */
const SPARE = { wide: 0.25, upright: 0.46 };

const words = content.interface;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const resize = (page: Page, [width, height]: Size) => page.setViewportSize({ width, height });

const enlargeText = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);

for (const path of everyPath) {
  test(`nothing of ${path} is cut, covered or sideways from 240 to 2560 px, at 400% and 500%, or with text three times as large [look-8] [look-9] [access-10]`, async ({
    page,
  }) => {
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    const found: string[] = [];
    const look = async (size: Size, name = '') => {
      await resize(page, size);
      const faults = await untidyParts(page);
      found.push(...faults.map((fault) => `${size.join(' × ')}${name}: ${fault}`));
    };
    for (const size of [...WINDOWS, LAPTOP_AT_400, LAPTOP_AT_500]) await look(size);
    await enlargeText(page, '300%');
    for (const size of LARGE_TEXT) await look(size, ' at 300%');
    expect(found).toEqual([]);
  });
}

for (const size of LYING_DOWN) {
  test(`on a phone that lies down, ${size.join(' × ')}, each slide’s title and buttons are in sight [look-9]`, async ({
    page,
  }) => {
    await resize(page, size);
    await open(page, '/');
    for (const [index, { title, buttonText }] of slides.entries()) {
      await dot(page, index + 1).click();
      const slide = slideGroup(page, index + 1);
      await expect(slide.getByRole('heading', { name: title })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(slide.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(slide.getByRole('link', { name: buttonText })).toBeInViewport({ ratio: 1 });
    }
  });
}

/** Parts of the header that reach beyond it or lie over another, and words of the name that break. */
const headerFaults = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    const bar = header?.firstElementChild?.getBoundingClientRect();
    if (!header || !bar) return ['no header'];
    const parts = [...header.querySelectorAll('a, button')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }))
      .toSorted((one, other) => one.box.left - other.box.left);
    const astray = parts.filter(({ box }, index) => {
      const before = parts[index - 1]?.box.right ?? bar.left;
      return box.left < before - 1 || box.right > bar.right + 1;
    });
    const name = header.querySelector('a span')?.firstChild;
    const broken = [...(name?.textContent?.matchAll(/\S+/g) ?? [])].filter((word) => {
      const range = document.createRange();
      range.setStart(name as Text, word.index);
      range.setEnd(name as Text, word.index + word[0].length);
      return range.getClientRects().length > 1;
    });
    return [...astray.map((part) => part.name), ...broken.map(([word]) => `broken: ${word}`)];
  });

test('the header is tidy at every width from 240 to 2560 px, and folds only for want of room [header-10]', async ({
  page,
}) => {
  await open(page, '/about');
  await page.evaluate(() => document.fonts.ready);
  const toggle = page.getByRole('button', { name: words.menu, exact: true });
  const isFolded: boolean[] = [];
  for (let width = 240; width <= 2560; width += 40) {
    await resize(page, [width, 800]);
    expect(await headerFaults(page), `${width} px`).toEqual([]);
    isFolded.push(await toggle.isVisible());
  }
  // Once there is room, it stays.
  expect(isFolded.lastIndexOf(true)).toBeLessThan(isFolded.indexOf(false));
});

test.describe('with a phone’s keyboard open', () => {
  test.use({ viewport: { width: KEYBOARD_OPEN[0], height: KEYBOARD_OPEN[1] } });

  /** Whether the field, or as many lines as the caret needs around it, stands below the header. */
  const isSeen = (page: Page, name: FieldName) =>
    field(page, name).evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const threeLines = 3 * Number.parseFloat(getComputedStyle(element).lineHeight);
      return top >= header && top + Math.min(height, threeLines) <= innerHeight;
    });

  /** Passes what stands between two fields: the button that adds lines to the message, and a number. */
  async function tabToField(page: Page, key: 'Tab' | 'Shift+Tab') {
    do await page.keyboard.press(key);
    while (!(await page.evaluate(() => document.activeElement?.matches('input, textarea'))));
  }

  test('with a phone’s keyboard open each field is seen when Tab or Shift+Tab leads to it [form-15] [look-9]', async ({
    page,
  }) => {
    await open(page, '/contact');
    await field(page, 'name').focus();
    for (const name of FIELDS.slice(1)) {
      await tabToField(page, 'Tab');
      await expect(field(page, name)).toBeFocused();
      await expect.poll(() => isSeen(page, name)).toBe(true);
    }
    await submit(page).focus();
    for (const name of FIELDS.toReversed()) {
      await tabToField(page, 'Shift+Tab');
      await expect(field(page, name)).toBeFocused();
      await expect.poll(() => isSeen(page, name)).toBe(true);
    }
  });
});

/** How much of the picture the window cuts off, and what words lie over it. */
const shownPart = (slide: Locator) =>
  slide.evaluate(async (slide) => {
    const image = slide.querySelector('img');
    if (!image) throw new Error('The slide has no picture.');
    await image.decode();
    const frame = image.getBoundingClientRect();
    const scale = Math.max(frame.width / image.naturalWidth, frame.height / image.naturalHeight);
    const over = [...slide.querySelectorAll('h2 span, p, a')].filter((element) => {
      const box = element.getBoundingClientRect();
      const isBeside = box.left > frame.right - 1 || box.right < frame.left + 1;
      return box.width > 0 && !isBeside && box.top < frame.bottom - 1 && box.bottom > frame.top + 1;
    });
    const broken = [...slide.querySelectorAll('a:not([href^="tel:"])')].filter((link) => {
      const range = document.createRange();
      range.selectNode(link.firstChild ?? link);
      return range.getClientRects().length > 1;
    });
    return {
      isUpright: image.naturalHeight > image.naturalWidth,
      cutAbove: 1 - frame.height / (image.naturalHeight * scale),
      cutBeside: 1 - frame.width / (image.naturalWidth * scale),
      over: over.map(({ textContent }) => textContent),
      broken: broken.map(({ textContent }) => textContent),
    };
  });

for (const size of HERO_WINDOWS) {
  test(`at ${size.join(' × ')} each slide’s picture is whole, with no word over it and no button’s words broken [hero-13]`, async ({
    page,
  }) => {
    await resize(page, size);
    await open(page, '/');
    await page.evaluate(() => document.fonts.ready);
    for (const index of slides.keys()) {
      await dot(page, index + 1).click();
      await expectShown(page, index + 1);
      const part = await shownPart(slideGroup(page, index + 1));
      expect(part.cutAbove).toBeLessThan(part.isUpright ? SPARE.upright : SPARE.wide);
      expect(part.cutBeside).toBeLessThan(0.005);
      expect([part.over, part.broken]).toEqual([[], []]);
    }
  });
}
