import { CHROMIUM_FLAGS, ensureChromium } from '../../tools/chromium.ts';
import { importFile } from '../../tools/install.ts';
import { type Driver, NARROW } from './driver.ts';
import { findOldDriver, OLD_CHROMIUM_FLAGS, unpackOldChromium } from './oldChromium.ts';

export interface ChromiumDriver extends Driver {
  openIn: (window: readonly [width: number, height: number], url: string) => Promise<void>;
}

interface Options {
  /** Whether the visitor has asked for less motion. */
  isStill?: boolean;
}

/** The oldest supported Chromium, or today's. */
export async function startChromium(
  age: 'old' | 'today',
  { isStill = false }: Options = {},
): Promise<ChromiumDriver> {
  const isOld = age === 'old';
  const { default: puppeteer } = await importFile(findOldDriver() ?? '');
  const browser = await puppeteer.launch({
    executablePath: isOld ? await unpackOldChromium() : ensureChromium(),
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
    close: () => browser.close(),
  };
}
