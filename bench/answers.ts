import type { Browser, Page } from '@playwright/test';
import { BARE_PAGE } from './barePage.ts';

/** From a press to the next painted frame, by the browser's Event Timing, at a sixth of the speed. */

const SLOWDOWN = 6;
/** In milliseconds: a finger stays longer on the glass than a frame takes. */
const PRESS_DURATION = 80;
const PHONE = { width: 412, height: 823 };

interface Press {
  name: string;
  path: string;
  selector: string;
  /** Whether the scripts never arrive. */
  isEarly?: boolean;
}

export const PRESSES: Press[] = [
  { name: 'bare page', path: BARE_PAGE, selector: 'summary' },
  { name: 'menu', path: '/', selector: 'header button' },
  { name: 'menu, early', path: '/', selector: 'header button', isEarly: true },
  { name: 'dot', path: '/', selector: '[role=group] button:nth-child(2)' },
  { name: 'copy', path: '/contact', selector: 'main [data-copy]' },
  { name: 'submit', path: '/contact', selector: 'main form [type=submit]' },
  { name: 'submit, early', path: '/contact', selector: 'main form [type=submit]', isEarly: true },
];

const observeEvents = (page: Page) =>
  page.evaluate(() => {
    const lists: PerformanceObserverEntryList[] = [];
    Object.assign(window, { lists });
    // Read afterwards: reading now would take time between press and paint.
    new PerformanceObserver((list) => lists.push(list)).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit);
  });

/** Event Timing reports nothing below 16 ms. */
const longestAnswer = (page: Page) =>
  page.evaluate(() => {
    const { lists } = window as unknown as { lists: PerformanceObserverEntryList[] };
    const entries = lists.flatMap((list) => list.getEntries());
    const presses = entries.filter((entry) => 'interactionId' in entry && entry.interactionId);
    return Math.max(16, ...presses.map(({ duration }) => duration));
  });

async function scrollToTarget(page: Page, selector: string) {
  const target = page.locator(selector).first();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(1500);
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function measureAnswer(browser: Browser, origin: string, press: Press) {
  const { path, selector, isEarly = false } = press;
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (isEarly) await page.route('**/*.js', () => undefined);
  await page.goto(origin + path, { waitUntil: isEarly ? 'load' : 'networkidle' });
  if (!isEarly) await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await observeEvents(page);
  const finger = await scrollToTarget(page, selector);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(PRESS_DURATION);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(1000);
  const answer = await longestAnswer(page);
  await context.close();
  return answer;
}
