import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contentFolder } from '../src/content/read.ts';
import { content, expect, open, part, test, urgent } from './site.ts';
import { slides } from './slides.ts';

/** The windows that people have, browser bars taken off. */
const HERO_WINDOWS = [
  [390, 664],
  [768, 1024],
  [820, 1180],
  [1280, 720],
  [1366, 641],
  [1440, 790],
  [1536, 730],
  [1920, 950],
  [2560, 1440],
] as const;

/** How much of its top a picture can spare: art/ keeps its subject below. */
const SPARE = { wide: 0.25, upright: 0.46 };

const show = async (page: Page, index: number) => {
  const dots = page.locator('[aria-roledescription=carousel] [role=group] > button');
  if (slides.length > 1) await dots.nth(index).click();
  return page.locator('[aria-roledescription=slide]').nth(index);
};

interface Shown {
  isUpright: boolean;
  /** Shares of the picture that the window cuts off. */
  cutAbove: number;
  cutBeside: number;
}

const shownPart = (slide: Locator): Promise<Shown> =>
  slide.locator('img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { width, height } = image.getBoundingClientRect();
    const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
    return {
      isUpright: image.naturalHeight > image.naturalWidth,
      cutAbove: 1 - height / (image.naturalHeight * scale),
      cutBeside: 1 - width / (image.naturalWidth * scale),
    };
  });

/** Words and controls whose boxes lie over the picture. */
const wordsOver = (slide: Locator) =>
  slide.evaluate((slide) => {
    const frame = slide.querySelector('picture')?.getBoundingClientRect();
    const all = slide
      .closest('main')
      ?.querySelectorAll(
        '[aria-roledescription=slide]:not([inert]) :is(h2 span, p, a), h1, button, dl *',
      );
    return [...(all ?? [])]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return (
          frame &&
          box.width > 0 &&
          box.left < frame.right - 1 &&
          box.right > frame.left + 1 &&
          box.top < frame.bottom - 1 &&
          box.bottom > frame.top + 1
        );
      })
      .map((element) => element.textContent);
  });

/** Buttons whose words need more than one line. */
const brokenButtons = (slide: Locator) =>
  slide.locator('a[data-look]').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const words = document.createRange();
        words.selectNode(button.firstChild ?? button);
        return words.getClientRects().length > 1;
      })
      .map(({ textContent }) => textContent),
  );

/** How far the line's start is from the yellow of the stripe in the picture itself, on screen. */
async function distanceFromStripe(slide: Locator, isUpright: boolean, index: number) {
  const written = slides[index];
  const file = isUpright ? written?.portrait : written?.image;
  const stripe = isUpright ? written?.portraitStripe : written?.stripe;
  if (!file || !stripe) return 0;
  const { data, info } = await sharp(join(contentFolder, file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const start = await slide.evaluate((slide, isUpright) => {
    const line = slide.querySelector<SVGSVGElement>(
      isUpright ? 'svg[data-window=upright]' : 'svg:not([data-window=upright])',
    );
    const path = line?.querySelector('path');
    const image = slide.querySelector('img');
    const toScreen = path?.getScreenCTM();
    if (!line || !path || !image || !toScreen) return null;
    const [first, last] = [path.getPointAtLength(0), path.getPointAtLength(path.getTotalLength())];
    const middle = new DOMPoint((first.x + last.x) / 2, (first.y + last.y) / 2);
    const point = middle.matrixTransform(toScreen);
    const box = image.getBoundingClientRect();
    const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight);
    return {
      x: (point.x - (box.left + box.right) / 2) / (image.naturalWidth * scale) + 0.5,
      y: 1 - (box.bottom - point.y) / (image.naturalHeight * scale),
      width: image.naturalWidth * scale,
    };
  }, isUpright);
  if (!start) return Number.POSITIVE_INFINITY;
  const [x, y] = [start.x * info.width, start.y * info.height];
  let nearest = Number.POSITIVE_INFINITY;
  for (let dy = -40; dy <= 40; dy++) {
    for (let dx = -40; dx <= 10; dx++) {
      const at = (Math.round(y + dy) * info.width + Math.round(x + dx)) * 3;
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
      const isYellow = red > 110 && green > 75 && green < red && blue < 0.62 * green;
      if (isYellow) nearest = Math.min(nearest, Math.hypot(dx, dy));
    }
  }
  return (nearest / info.width) * start.width;
}

test.describe('in every window', { tag: '@wide' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [width, height] of HERO_WINDOWS) {
    test(`at ${width} × ${height} each slide’s picture is whole, with no word over it, no button’s words broken, and the line starts at its stripe [hero-13] [hero-14]`, async ({
      page,
    }, { annotations }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/');
      await page.evaluate(() => document.fonts.ready);
      for (const index of slides.keys()) {
        const slide = await show(page, index);
        const { isUpright, cutAbove, cutBeside } = await shownPart(slide);
        const spare = isUpright ? SPARE.upright : SPARE.wide;
        const distance = await distanceFromStripe(slide, isUpright, index);
        annotations.push({
          type: `${width} × ${height}, slide ${index + 1}`,
          description: `${isUpright ? 'upright' : 'wide'}, above ${cutAbove.toFixed(3)}, beside ${cutBeside.toFixed(3)}, stripe ${distance.toFixed(1)} px`,
        });
        expect(cutAbove).toBeLessThan(spare);
        expect(cutBeside).toBeLessThan(0.005);
        expect(await wordsOver(slide)).toEqual([]);
        expect(await brokenButtons(slide)).toEqual([]);
        expect(distance).toBeLessThanOrEqual(2);
      }
    });
  }
});

test('the emergency line is one press away wherever it is spoken of [reach-1]', async ({
  page,
}) => {
  const number = { name: new RegExp(urgent.phone.replaceAll(/[()]/g, '\\$&')) };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  for (const [index, { emergencyLine }] of slides.entries()) {
    const slide = await show(page, index);
    await expect(slide.getByRole('link', number)).toHaveCount(emergencyLine ? 1 : 0);
  }
  const places = [part(page, content.home.callToAction.heading), page.getByRole('contentinfo')];
  for (const place of places) await expect(place.getByRole('link', number)).toBeVisible();
  const toggle = page.getByRole('button', { name: content.interface.menu, exact: true });
  if (await toggle.isVisible()) {
    await toggle.click();
    await expect(page.getByRole('banner').getByRole('link', number)).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('link', number).last()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/no-such-page');
  await expect(page.getByRole('main').getByRole('link', number)).toBeVisible();
});
