import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { CHROMIUM_FLAGS, ensureHeadlessChromium } from '../../tools/chromium.ts';
import { ensureOldChromium, findOldDriver, OLD_CHROMIUM_FLAGS } from '../../tools/oldChromium.ts';
import { type Driver, NARROW } from './driver.ts';

const PICTURES = 'test-results/browsers';

export interface ChromiumDriver extends Driver {
  openIn: (window: readonly [width: number, height: number], url: string) => Promise<void>;
  /** Leaves a picture of the whole page among the tests' results. */
  picture: (name: string) => Promise<void>;
}

interface Options {
  /** Whether the visitor has asked for less motion. */
  isStill?: boolean;
}

/** A Chromium of the given version, or today's. */
export async function startChromium(
  version: number | 'today',
  { isStill = false }: Options = {},
): Promise<ChromiumDriver> {
  const isOld = version !== 'today';
  const puppeteer = createRequire(import.meta.url)(resolve(findOldDriver() ?? ''));
  const browser = await puppeteer.launch({
    executablePath: isOld ? await ensureOldChromium(version) : ensureHeadlessChromium(),
    args: [
      ...(isOld ? OLD_CHROMIUM_FLAGS : CHROMIUM_FLAGS),
      ...(isStill ? ['--force-prefers-reduced-motion'] : []),
    ],
  });
  let page = await browser.newPage();

  const openIn: ChromiumDriver['openIn'] = async ([width, height], url) => {
    await page.close();
    page = await browser.newPage();
    await page.setViewport({ width, height });
    await page.goto(url);
  };

  return {
    openIn,
    open: (url) => openIn([NARROW.width, NARROW.height], url),
    ask: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    write: (selector, text) => page.type(selector, text),
    async picture(name) {
      mkdirSync(PICTURES, { recursive: true });
      await page.screenshot({ path: `${PICTURES}/${version}-${name}.png`, fullPage: true });
    },
    close: () => browser.close(),
  };
}
