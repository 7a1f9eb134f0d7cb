import { type Page, test } from '@playwright/test';
import { expectToHold } from '../fault/holds.ts';
import {
  overlappingWords,
  scrollsSideways,
  settlePictures,
  spaceOutText,
  tooWide,
  untidyParts,
} from '../layout.ts';
import { answerForOthers, content, everyPath, expect, open, Troubles, UNKNOWN } from '../site.ts';
import { violations, watchViolations } from '../violations.ts';
import { knownFaults } from './checkers.ts';
import { lowContrastWords } from './contrast.ts';
import { misnamedControls, plainLinks, shownOnHover, smallTargets } from './controls.ts';
import { countStops, installFocusTools, walk } from './focus.ts';
import { lostInForcedColors } from './forcedColors.ts';
import { announcements, listen } from './listen.ts';

/** What holds for every page, asked of each while it is open once. */

const LAPTOP_AT_400 = { width: 320, height: 256 };
const SMALL_PHONE = { width: 320, height: 640 };
const PHONE_SIDEWAYS = { width: 844, height: 390 };
const LONG_NAME = 'Northeastern Missouri and Southern Iowa Medical Transportation Cooperative';

/** What moves by itself and does not end. */
const endlessMotion = (page: Page) =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter((animation) => animation.timeline instanceof DocumentTimeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      .map(String),
    ...[
      ...document.querySelectorAll('video, audio, marquee, blink, meta[http-equiv="refresh"]'),
    ].map(({ tagName }) => tagName),
  ]);

const renameCompany = (page: Page) =>
  page.evaluate(
    ([name, longName]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.textContent?.includes(name)) node.textContent = longName;
      }
    },
    [content.company.name, LONG_NAME] as const,
  );

for (const path of everyPath) {
  test.describe(path, () => {
    // In order, on one page: none of them leaves a trace, but for the last.
    test.describe.configure({ mode: 'default' });
    let page: Page;
    let troubles: Troubles;

    test.beforeAll(async ({ browser }) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await answerForOthers(context);
      troubles = new Troubles(context);
      page = await context.newPage();
      await listen(page);
      await watchViolations(page);
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
    });
    test.afterAll(() => page.context().close());

    test(`says nothing by itself when it opens [access-5]`, async () => {
      expect(await announcements(page)).toEqual([]);
    });

    test(`can be walked through by Tab in reading order and back, focus always in plain sight [access-3]`, async () => {
      await installFocusTools(page);
      const count = await countStops(page);
      const forth = await walk(page, 'Tab', count);
      expect(forth.map(({ place }) => place)).toEqual(forth.map((_, index) => index));
      const back = await walk(page, 'Shift+Tab', count - 1);
      expect(back.map(({ place }) => place)).toEqual(back.map((_, index) => count - 2 - index));
      expect([...forth, ...back].filter(({ faults }) => faults.length > 0)).toEqual([]);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    });

    test(`holds with less motion [fault-2]`, { tag: '@content' }, async () => {
      await expectToHold(page);
    });

    test(`has everything to press at least 44 by 44 pixels large [access-7]`, {
      tag: '@content',
    }, async () => {
      expect(await smallTargets(page)).toEqual([]);
    });

    test(`calls every control what is written on it [access-13]`, async () => {
      expect(await misnamedControls(page)).toEqual([]);
    });

    test(`shows nothing more where a mouse hovers [access-20]`, { tag: '@wide' }, async () => {
      // Header and footer are the same everywhere.
      expect(await shownOnHover(page, path === UNKNOWN ? 'body' : 'main')).toEqual([]);
    });

    test(`underlines links among words [access-8]`, async () => {
      expect(await plainLinks(page)).toEqual([]);
    });

    test(`has nothing that plays or moves for ever [access-6]`, async () => {
      expect(await endlessMotion(page)).toEqual([]);
    });

    test(`does not scroll sideways [pages-6]`, { tag: '@content' }, async () => {
      expect(await scrollsSideways(page)).toBe(false);
    });

    // Markup is the same at every width; targets and contrast are measured at both.
    test(`has no fault that axe, IBM Equal Access or html-validate knows of [access-1]`, {
      tag: ['@wide', '@content'],
    }, async () => {
      expect(await knownFaults(page)).toEqual([]);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has words that stand out from what is behind them, pictures included, in ${colorScheme} [look-1]`, {
        tag: '@content',
      }, async () => {
        await page.emulateMedia({ colorScheme });
        await settlePictures(page);
        expect(await lowContrastWords(page)).toEqual([]);
      });

      test(`has words and icons that stand out in forced colors, on ${colorScheme} paper [access-2]`, async () => {
        await page.emulateMedia({ colorScheme, forcedColors: 'active' });
        expect(await lostInForcedColors(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      });
    }

    test(`holds in forced colors [fault-2]`, async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await expectToHold(page);
      await page.emulateMedia({ forcedColors: 'none' });
    });

    test(`loses no word when its text is spaced out [access-9]`, { tag: '@content' }, async () => {
      await spaceOutText(page);
      expect(await untidyParts(page)).toEqual([]);
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
    });

    test(`can be held sideways [access-16]`, { tag: '@phone' }, async () => {
      await page.setViewportSize(PHONE_SIDEWAYS);
      expect(await scrollsSideways(page)).toBe(false);
      expect(await overlappingWords(page)).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test(`is tidy on a laptop at 400%, with all of the screen for what one reads [access-10]`, {
      tag: ['@wide', '@content'],
    }, async () => {
      await page.setViewportSize(LAPTOP_AT_400);
      expect(await untidyParts(page)).toEqual([]);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const covered = await page.evaluate(
        () => document.elementFromPoint(160, 10)?.closest('header') !== null,
      );
      expect(covered).toBe(false);
    });

    test(`does not scroll sideways at 320 px, with text twice as large, or with a very long company name [look-8] [fault-2]`, {
      tag: ['@wide', '@content'],
    }, async () => {
      await page.setViewportSize(SMALL_PHONE);
      expect(await tooWide(page), 'at 320 px').toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await tooWide(page), 'with large text').toEqual([]);
      await expectToHold(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
      await renameCompany(page);
      expect(await tooWide(page), 'with a long name').toEqual([]);
    });

    test(`had no trouble meanwhile, and kept to its policy [pages-1] [http-10]`, {
      tag: '@content',
    }, async () => {
      expect(troubles.unexpected).toEqual([]);
      expect(await violations(page)).toEqual([]);
    });
  });
}
