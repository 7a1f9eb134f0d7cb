import type { CDPSession, Page } from '@playwright/test';
import { chooseDisplayTypeface, chooseTextTypeface } from '../src/visuals/font.ts';
import { content, expect, hydrated, refused, test } from './site.ts';

/** A slow mobile line, in bytes a second and in milliseconds. */
const SLOW_LINE = { downloadThroughput: 200_000, uploadThroughput: 94_000, latency: 150 };

/** On a machine that has none of the fonts that the fallbacks are measured for. */
const SHIFT_LIMIT = 0.1;

declare global {
  interface Window {
    shifts: number[];
  }
}

/** From the first moment: a later observer may miss what moved before. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) window.shifts.push(Number(entry.value));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page) =>
  page.evaluate(() => window.shifts.reduce((sum, shift) => sum + shift, 0));

/** The fonts of the page that the element's glyphs were painted with. */
async function paintedFonts(session: CDPSession, selector: string): Promise<string> {
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts
    .filter(({ isCustomFont }) => isCustomFont)
    .map(({ familyName }) => familyName)
    .join();
}

for (const path of ['/', '/contact']) {
  test(`a first visit of ${path} on a slow line is painted in the site’s typefaces [type-3]`, async ({
    page,
  }) => {
    await watchShifts(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE });
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    await page.goto(path);
    for (const [typeface, selector] of [
      // Home's h1 is a line of text; its slides have the headlines.
      [chooseDisplayTypeface(content), path === '/' ? 'main h2' : 'h1'],
      [chooseTextTypeface(content), 'main p'],
    ] as const) {
      const name = typeface.name.split(' ')[0] ?? '';
      await expect.poll(() => paintedFonts(session, selector)).toContain(name);
    }
    await hydrated(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
  });
}

for (const path of ['/', '/about', '/services']) {
  test(`nothing moves on ${path} when its pictures come late [look-2]`, async ({
    page,
    troubles,
  }) => {
    troubles.expect(...refused(/\.woff2$/));
    await watchShifts(page);
    const { promise: released, resolve: letPicturesGo } = Promise.withResolvers<void>();
    await page.route(/\.(avif|webp|svg)$/, async (route) => {
      await released;
      await route.continue().catch(() => {});
    });
    // Without the fonts' swap, which may shift a little.
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    letPicturesGo();
    await page.waitForLoadState();
    await hydrated(page);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  });
}
