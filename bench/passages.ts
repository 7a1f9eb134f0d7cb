import { setTimeout as wait } from 'node:timers/promises';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts';
import { ensureTool, importModule } from '../tools/install.ts';

/**
 * From a press on a link to the next page's largest paint, in Chromium at a quarter of the speed.
 * Puppeteer drives: Chromium does not prerender while Playwright is attached.
 */

const SLOWDOWN = 4;
const PHONE = { width: 412, height: 823, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** In milliseconds. A visitor looks at a link before pressing it. */
const [SETTLE_TIME, LOOK_TIME, SHOW_TIME] = [4000, 1500, 3000];

const PREPARE_LINK = (path: string) => `(() => {
  const link = [...document.querySelectorAll('a[href="${path}"]')].find((one) => one.checkVisibility());
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  addEventListener('pointerdown', (event) => {
    localStorage.setItem('pressed', performance.timeOrigin + event.timeStamp);
  }, { capture: true });
  const { left, top, width, height } = link.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
})()`;

const READ_PAINT = `new Promise((settle) => {
  new PerformanceObserver((list) => settle(
    performance.timeOrigin + list.getEntries().at(-1).startTime - localStorage.getItem('pressed'),
  )).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

export async function measurePassage(origin: string, [from, to]: readonly [string, string]) {
  const { default: puppeteer } = await importModule(ensureTool('browsers') ?? '');
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: CHROMIUM_FLAGS,
  });
  try {
    const tab = await browser.newPage();
    await tab.setViewport(PHONE);
    await tab.emulateCPUThrottling(SLOWDOWN);
    await tab.goto(origin + from);
    await wait(SETTLE_TIME);
    const { x, y } = await tab.evaluate(PREPARE_LINK(to));
    await tab.mouse.move(x, y);
    await wait(LOOK_TIME);
    await tab.mouse.click(x, y);
    await wait(SHOW_TIME);
    return Math.round(await tab.evaluate(READ_PAINT));
  } finally {
    await browser.close();
  }
}
