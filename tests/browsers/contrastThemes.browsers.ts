import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lostInForcedColors } from '../access/forcedColors.ts';
import { LocalSite } from '../localSite.ts';
import type { Driver } from './driver.ts';
import { canRunFirefox, startFirefox } from './firefox.ts';

/**
 * The four contrast themes of Windows 11. Chromium has a light palette and a dark one of its own;
 * Firefox forces whatever colors the system has, which can be set.
 */
const THEMES = {
  Aquatic: {
    paper: '#202020',
    words: '#ffffff',
    link: '#75e9fc',
    face: '#202020',
    press: '#ffffff',
    gray: '#a6a6a6',
    chosen: '#8ee3f0',
    onChosen: '#263b50',
  },
  Desert: {
    paper: '#fffaef',
    words: '#3d3d3d',
    link: '#1c5e75',
    face: '#fffaef',
    press: '#202020',
    gray: '#676767',
    chosen: '#903909',
    onChosen: '#fff5e3',
  },
  Dusk: {
    paper: '#2d3236',
    words: '#ffffff',
    link: '#70ebde',
    face: '#2d3236',
    press: '#b6f6f0',
    gray: '#a6a6a6',
    chosen: '#a1bfde',
    onChosen: '#212d3b',
  },
  'Night sky': {
    paper: '#000000',
    words: '#ffffff',
    link: '#8080ff',
    face: '#000000',
    press: '#ffee32',
    gray: '#a6a6a6',
    chosen: '#d6b4fd',
    onChosen: '#2b2b2b',
  },
};

const settingsFor = (theme: (typeof THEMES)['Aquatic']) => ({
  'ui.useAccessibilityTheme': 1,
  'browser.display.document_color_use': 0,
  'browser.display.use_system_colors': true,
  'ui.window': theme.paper,
  'ui.windowtext': theme.words,
  'ui.-moz-field': theme.paper,
  'ui.-moz-fieldtext': theme.words,
  'ui.-moz-hyperlinktext': theme.link,
  'ui.-moz-visitedhyperlinktext': theme.link,
  'ui.buttonface': theme.face,
  'ui.buttontext': theme.press,
  'ui.buttonborder': theme.press,
  'ui.graytext': theme.gray,
  'ui.highlight': theme.chosen,
  'ui.highlighttext': theme.onChosen,
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
    let driver: Driver;
    const site = new LocalSite();
    beforeAll(async () => {
      [driver] = await Promise.all([startFirefox(settingsFor(theme)), site.start()]);
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
      const { paper, words, link, press, chosen } = theme;
      expect(await driver.ask(COLORS)).toEqual([paper, words, link, press, chosen]);
    });

    test.each(PATHS)('words and icons of %s stand out [access-2]', async (path) => {
      await driver.open(site.origin + path);
      expect(await lostInForcedColors(pageOf(driver))).toEqual([]);
    });
  });
});
