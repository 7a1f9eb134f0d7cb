import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFolder, readContent } from '../../src/content/read.ts';
import { listPages } from '../../src/metadata/pages.ts';
import { NOT_HYDRATED } from '../../tools/hydrated.ts';
import { LocalSite } from '../localSite.ts';
import { type PuppeteerDriver, startChromium } from './puppeteer.ts';

/** What a page looks like there, beside what it looks like in today's Chromium. */

const WINDOWS = [
  [1366, 641],
  [820, 1180],
  [390, 664],
] as const;

const WAITING = `document.querySelectorAll(${JSON.stringify(NOT_HYDRATED)}).length`;

const pages = [
  ...listPages(readContent(contentFolder)),
  { name: 'not-found', path: '/no-such-page' },
];

interface Look {
  what: string;
  box: number[];
}

/** Where things begin, how wide they are, their color and the size of their letters. */
const LOOK = `[...document.querySelectorAll(${JSON.stringify(
  'header a, header button, h1, h2, h3, main p, main picture, main svg, main dd, [data-look], input, textarea, footer a, footer p',
)})].map((element) => {
  const { left, width } = element.getBoundingClientRect();
  const { color, backgroundColor, fontSize, fontWeight, visibility } = getComputedStyle(element);
  const words = (element.textContent || '').trim().slice(0, 30);
  const letters = [parseFloat(fontSize).toFixed(1), fontWeight, color, backgroundColor];
  const what = [element.localName, words, visibility, ...letters].join(' | ');
  return { what, box: width === 0 ? [] : [left, width] };
})`;

/** Half a pixel is a matter of rounding. */
const isNear = (one: Look | undefined, other: Look | undefined) =>
  one?.what === other?.what &&
  one?.box.length === other?.box.length &&
  one?.box.every((value, index) => Math.abs(value - (other?.box[index] ?? 0)) < 1);

const SIDEWAYS = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

export function describeSameLook(canRun: () => boolean) {
  describe.skipIf(!canRun())('in Chromium 109, as today', { timeout: 60_000 }, () => {
    let then: PuppeteerDriver;
    let today: PuppeteerDriver;
    const site = new LocalSite();
    beforeAll(async () => {
      const still = ['--force-prefers-reduced-motion'];
      [then, today] = await Promise.all([
        startChromium('old', still),
        startChromium('today', still),
        site.start(),
      ]);
      site.change('/contact', (html) => html.replaceAll(/ src="https:[^"]*"/g, ''));
    }, 120_000);
    afterAll(() => Promise.all([then?.close(), today?.close(), site.stop()]));

    async function lookAt(
      browser: PuppeteerDriver,
      window: readonly [number, number],
      url: string,
    ) {
      await browser.openIn(window, url);
      await expect.poll(() => browser.ask<number>(WAITING), { timeout: 15_000 }).toBe(0);
      await browser.ask('document.fonts.ready.then(() => {})');
      expect(await browser.ask<number>(SIDEWAYS)).toBe(0);
      return browser.ask<Look[]>(LOOK);
    }

    async function findDifferences(window: readonly [number, number], url: string) {
      const looks = [then, today].map((browser) => lookAt(browser, window, url));
      const [before = [], now = []] = await Promise.all(looks);
      expect(now.length).toBeGreaterThan(20);
      expect(before.length).toBe(now.length);
      return before.filter((look, index) => !isNear(look, now[index]));
    }

    for (const { name: page, path } of pages) {
      test(`${page} has the same places, letters and colors [browsers-2]`, async () => {
        for (const window of WINDOWS) {
          const differences = await findDifferences(window, site.origin + path);
          expect(differences).toEqual([]);
        }
      });
    }
  });
}
