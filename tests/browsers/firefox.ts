import { findPackage, findTool, importFile } from '../../tools/install.ts';
import { type Driver, NARROW } from './driver.ts';

const findPuppeteer = () => findTool('browsers');

export const canRunFirefox = () => Boolean(findPackage('firefox') && findPuppeteer());

/** Debian's Firefox, over WebDriver BiDi, with settings as in about:config. */
export async function startFirefox(settings: Record<string, unknown> = {}): Promise<Driver> {
  const { default: puppeteer } = await importFile(findPuppeteer() ?? '');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findPackage('firefox'),
    headless: true,
    extraPrefsFirefox: settings,
  });
  let page = await browser.newPage();
  return {
    async open(url) {
      // A tab that waits for a mail program to be chosen goes nowhere else.
      await page.close();
      page = await browser.newPage();
      await page.setViewport(NARROW);
      await page.goto(url);
    },
    ask: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    write: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}
