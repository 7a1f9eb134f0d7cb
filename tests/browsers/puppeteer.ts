import { CHROMIUM_FLAGS, ensureChromium } from '../../tools/chromium.ts';
import { findPackage, findTool, importModule } from '../../tools/install.ts';
import { type Driver, NARROW } from './driver.ts';
import { findOldDriver, OLD_CHROMIUM_FLAGS, unpackOldChromium } from './oldChromium.ts';

/** Firefox, today's Chromium and the oldest supported one, each with Puppeteer. */

export interface PuppeteerDriver extends Driver {
  openIn: (window: readonly [width: number, height: number], url: string) => Promise<void>;
  hover: (selector: string) => Promise<void>;
}

async function start(module: string | undefined, options: object): Promise<PuppeteerDriver> {
  const { default: puppeteer } = await importModule(module ?? '');
  const browser = await puppeteer.launch(options);
  let page = await browser.newPage();
  const openIn: PuppeteerDriver['openIn'] = async ([width, height], url) => {
    // A tab that waits for a mail program to be chosen goes nowhere else.
    await page.close();
    page = await browser.newPage();
    await page.setViewport({ width, height });
    await page.goto(url);
  };
  return {
    openIn,
    open: (url) => openIn([NARROW.width, NARROW.height], url),
    ask: (expression) => page.evaluate(expression),
    hover: (selector) => page.hover(selector),
    click: (selector) => page.click(selector),
    write: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}

export const canRunFirefox = () => Boolean(findPackage('firefox') && findTool('browsers'));

/** Debian's Firefox, over WebDriver BiDi. */
export const startFirefox = () =>
  start(findTool('browsers'), {
    browser: 'firefox',
    executablePath: findPackage('firefox'),
    headless: true,
  });

export const startChromium = async (age: 'old' | 'today', flags: string[] = []) =>
  start(age === 'old' ? findOldDriver() : findTool('browsers'), {
    executablePath: age === 'old' ? await unpackOldChromium() : ensureChromium(),
    args: [...(age === 'old' ? OLD_CHROMIUM_FLAGS : CHROMIUM_FLAGS), ...flags],
  });
