import { launchChromium } from '../../scripts/browser.ts';
import { type Driver, NARROW } from './driver.ts';

export async function startChromium(): Promise<Driver> {
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: NARROW });
  return {
    open: async (url) => void (await page.goto(url)),
    ask: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    write: (selector, text) => page.fill(selector, text),
    close: () => browser.close(),
  };
}
