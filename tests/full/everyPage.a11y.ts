import type { Page } from '@playwright/test';
import { ibmFaults } from '../access/checkers.ts';
import { lowContrastWords } from '../access/contrast.ts';
import { shownOnHover } from '../access/controls.ts';
import { countStops, installFocusTools, walk } from '../access/focus.ts';
import { lostInForcedColors } from '../access/forcedColors.ts';
import { settlePictures, spaceOutText, untidyParts } from '../layout.ts';
import { everyPath, expect, open, test } from '../site.ts';

/** The thorough checks of every page. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE_SIDEWAYS = { width: 844, height: 390 };

/** What moves by itself and does not end. */
const endlessMotion = (page: Page) =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter((animation) => animation.timeline instanceof DocumentTimeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      .map(String),
    ...[...document.querySelectorAll('video, audio, meta[http-equiv="refresh"]')].map(String),
  ]);

for (const path of everyPath) {
  test(`${path} has no fault that IBM Equal Access knows of, such as a control that is not called what is written on it [access-1] [access-13]`, {
    tag: '@content',
  }, async ({ page }) => {
    await open(page, path);
    expect(await ibmFaults(page)).toEqual([]);
  });

  test(`${path} can be walked through by Tab in reading order and back, focus always in plain sight [access-3]`, async ({
    page,
  }) => {
    await open(page, path);
    await installFocusTools(page);
    const count = await countStops(page);
    const forth = await walk(page, 'Tab', count);
    expect(forth.map(({ place }) => place)).toEqual(forth.map((_, index) => index));
    const back = await walk(page, 'Shift+Tab', count - 1);
    expect(back.map(({ place }) => place)).toEqual(back.map((_, index) => count - 2 - index));
    expect([...forth, ...back].filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  test(`${path} has words that stand out from what is behind them, pictures included, in light and dark [look-1]`, {
    tag: '@content',
  }, async ({ page }) => {
    await open(page, path);
    await settlePictures(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await lowContrastWords(page), colorScheme).toEqual([]);
    }
  });

  test(`${path} has words and icons that stand out in forced colors, on light paper and dark [access-2]`, async ({
    page,
  }) => {
    await open(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      expect(await lostInForcedColors(page), colorScheme).toEqual([]);
    }
  });

  test(`${path} shows nothing more on hover, and moves nothing for ever [access-6] [access-20]`, async ({
    page,
  }) => {
    await open(page, path);
    expect(await endlessMotion(page)).toEqual([]);
    expect(await shownOnHover(page)).toEqual([]);
  });

  test(`${path} is tidy when its text is spaced out, and when a phone is held sideways [access-9] [access-16]`, {
    tag: '@content',
  }, async ({ page }) => {
    await open(page, path);
    await spaceOutText(page);
    expect(await untidyParts(page)).toEqual([]);
    await page.reload();
    await page.setViewportSize(PHONE_SIDEWAYS);
    expect(await untidyParts(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
