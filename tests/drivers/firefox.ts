import { resolve } from 'node:path';
import { ensurePackages, ensureTool } from '../../scripts/install.ts';
import { type Driver, NARROW } from './driver.ts';

const FIREFOX = '/usr/bin/firefox-esr';

const findPuppeteer = () =>
  ensureTool('browsers', 'puppeteer-core/lib/puppeteer/puppeteer-core.js');

export const canRunFirefox = () =>
  Boolean(ensurePackages(['firefox-esr'], FIREFOX) && findPuppeteer());

/** Debian's Firefox, over WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const { default: puppeteer } = await import(resolve(findPuppeteer() ?? ''));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
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
