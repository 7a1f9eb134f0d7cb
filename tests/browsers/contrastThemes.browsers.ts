import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lostInForcedColors } from '../access/forcedColors.ts';
import { LocalSite } from '../localSite.ts';
import type { Driver } from './driver.ts';
import { canRunFirefox, startFirefox } from './puppeteer.ts';

/**
 * The four contrast themes of Windows 11. Chromium has a light palette and a dark one of its own;
 * Firefox forces whatever colors the system has, which can be set.
 */
const THEMES = {
  Aquatic: '#202020 #ffffff #75e9fc #202020 #ffffff #a6a6a6 #8ee3f0 #263b50',
  Desert: '#fffaef #3d3d3d #1c5e75 #fffaef #202020 #676767 #903909 #fff5e3',
  Dusk: '#2d3236 #ffffff #70ebde #2d3236 #b6f6f0 #a6a6a6 #a1bfde #212d3b',
  'Night sky': '#000000 #ffffff #8080ff #000000 #ffee32 #a6a6a6 #d6b4fd #2b2b2b',
};

/** The settings of Firefox that each color of a theme, in this order, is for. */
const SETTINGS = [
  ['ui.window', 'ui.-moz-field'],
  ['ui.windowtext', 'ui.-moz-fieldtext'],
  ['ui.-moz-hyperlinktext', 'ui.-moz-visitedhyperlinktext'],
  ['ui.buttonface'],
  ['ui.buttontext', 'ui.buttonborder'],
  ['ui.graytext'],
  ['ui.highlight'],
  ['ui.highlighttext'],
];

const settingsFor = (colors: string[]) => ({
  'ui.useAccessibilityTheme': 1,
  'browser.display.document_color_use': 0,
  'browser.display.use_system_colors': true,
  ...Object.fromEntries(
    SETTINGS.flatMap((names, index) => names.map((name) => [name, colors[index]])),
  ),
});

/** A page of each kind; in Chromium's two palettes every page is looked at. */
const PATHS = ['/', '/services', '/contact', '/no-such-page'];

const pageOf = (driver: Driver): Pick<Page, 'evaluate'> => ({
  evaluate: (code: unknown) => driver.ask(`(${code})()`),
});

const COLORS = `['Canvas', 'CanvasText', 'LinkText', 'ButtonText', 'Highlight'].map((name) => {
  document.body.style.cssText = 'forced-color-adjust: none; color: ' + name;
  const [red, green, blue] = getComputedStyle(document.body).color.match(/\\d+/g).map(Number);
  return '#' + ((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1);
})`;

describe.skipIf(!canRunFirefox())('in Windows’ contrast theme', { timeout: 60_000 }, () => {
  describe.each(Object.entries(THEMES))('%s', (_name, theme) => {
    const colors = theme.split(' ');
    let driver: Driver;
    const site = new LocalSite();
    beforeAll(async () => {
      [driver] = await Promise.all([startFirefox(settingsFor(colors)), site.start()]);
      // No test asks another host for anything.
      site.change('/contact', (html) => html.replaceAll(/ src="https:[^"]*"/g, ''));
    }, 120_000);
    afterAll(async () => {
      await driver?.close();
      await site.stop();
    });

    test('the browser forces the theme’s colors [access-2]', async () => {
      await driver.open('data:text/html,<p>words');
      expect(await driver.ask("matchMedia('(forced-colors: active)').matches")).toBe(true);
      const [paper, words, link, , press, , chosen] = colors;
      expect(await driver.ask(COLORS)).toEqual([paper, words, link, press, chosen]);
    });

    test.each(PATHS)('words and icons of %s stand out [access-2]', async (path) => {
      await driver.open(site.origin + path);
      expect(await lostInForcedColors(pageOf(driver))).toEqual([]);
    });
  });
});
