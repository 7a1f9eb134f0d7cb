import type { Page } from '@playwright/test';
import { countStops, installFocusTools, walk } from './focus.ts';
import { overlappingWords, scrollsSideways } from './overlaps.ts';
import { content, everyPath, expect, open, test } from './site.ts';

/** For those who enlarge the page or space out its text. */

const { interface: words } = content;

/** Words that their own box cuts off. */
const cutOffWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[inert], .visually-hidden'))
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflow))
      .filter(({ textContent }) => /\w/.test(textContent ?? ''))
      .filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
      )
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.trim().slice(0, 40)}`),
  );

async function expectTidy(page: Page, path: string) {
  expect(await scrollsSideways(page), `${path} scrolls sideways`).toBe(false);
  expect(await overlappingWords(page), `${path} overlaps`).toEqual([]);
  expect(await cutOffWords(page), `${path} is cut off`).toEqual([]);
}

/** As WCAG 1.4.12 has it, by a constructed sheet: the content policy forbids a style element. */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets = [sheet];
  });

test('with its text spaced out, no page loses or overlaps a word [access-9]', async ({ page }) => {
  for (const path of everyPath) {
    await open(page, path);
    await spaceOut(page);
    await expectTidy(page, path);
  }
});

test.describe('on a laptop’s screen enlarged to 400%', { tag: '@wide' }, () => {
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(({ page }) => installFocusTools(page));

  test('every page is tidy, and all of the screen is for what one reads [access-10]', async ({
    page,
  }) => {
    for (const path of everyPath) {
      await open(page, path);
      await expectTidy(page, path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const covered = await page.evaluate(
        () => document.elementFromPoint(160, 10)?.closest('header') !== null,
      );
      expect(covered, path).toBe(false);
    }
  });

  for (const path of ['/', '/contact']) {
    test(`Tab leads through ${path} with focus always in plain sight [access-10]`, async ({
      page,
    }) => {
      await open(page, path);
      const count = await countStops(page);
      const stops = [
        ...(await walk(page, 'Tab', count)),
        ...(await walk(page, 'Shift+Tab', count - 1)),
      ];
      expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
    });
  }

  test('the menu and a toast fit on the screen [access-10]', async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('button', { name: words.menu, exact: true }).click();
    for (const link of await page
      .getByRole('banner')
      .getByRole('listitem')
      .getByRole('link')
      .all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    const toasts = page.getByRole('region', { name: words.notifications });
    await expect(toasts).toBeInViewport({ ratio: 1 });
    await expect(toasts.getByRole('button', { name: words.dismiss })).toBeInViewport({ ratio: 1 });
  });
});
