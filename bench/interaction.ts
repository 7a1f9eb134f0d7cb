import type { Browser, Page } from '@playwright/test';
import { NOT_HYDRATED } from '../tools/hydrated.ts';
import { FLOOR_PATH } from './floor.ts';
import { slowed } from './slowdown.ts';

/** How long the browser takes to show the answer to a press, on a machine six times as slow. */

const SLOWDOWN = slowed(6);
/** In milliseconds: no finger leaves the glass in the frame in which it came. */
const HELD = 80;
const PHONE = { width: 412, height: 823 };

interface Press {
  name: string;
  path: string;
  selector: string;
  /** Before the script has come: the page answers by itself. */
  isEarly?: boolean;
}

const PRESSES: Press[] = [
  // The least that any press costs here: something native opens on a page without script.
  { name: 'floor', path: FLOOR_PATH, selector: 'summary' },
  { name: 'menu', path: '/', selector: 'header button' },
  { name: 'menu, early', path: '/', selector: 'header button', isEarly: true },
  { name: 'dot', path: '/', selector: '[role=group] button:nth-child(2)' },
  { name: 'copy', path: '/contact', selector: 'main [data-copy]' },
  { name: 'submit', path: '/contact', selector: 'main form [type=submit]' },
  { name: 'submit, early', path: '/contact', selector: 'main form [type=submit]', isEarly: true },
];

const addSomethingToPress = (page: Page) =>
  page.evaluate(() => {
    const details = document.createElement('details');
    details.append(document.createElement('summary'), 'An answer');
    details.querySelector('summary')?.append('Press');
    document.body.prepend(details);
  });

const hydrated = (page: Page) =>
  page.evaluate(async (waiting) => {
    while (document.querySelector(waiting)) await new Promise((again) => setTimeout(again, 50));
  }, NOT_HYDRATED);

/** What is said of events is read afterwards: here it would be read between press and answer. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const said: PerformanceObserverEntryList[] = [];
    Object.assign(window, { said });
    new PerformanceObserver((list) => said.push(list)).observe({
      type: 'event',
      // What the browser answers sooner than this it does not report.
      durationThreshold: 16,
    } as PerformanceObserverInit);
  });

const longestAnswer = (page: Page) =>
  page.evaluate(() => {
    const { said } = window as unknown as { said: PerformanceObserverEntryList[] };
    const answers = said
      .flatMap((list) => list.getEntries())
      .filter((entry) => 'interactionId' in entry && entry.interactionId);
    return Math.max(16, ...answers.map(({ duration }) => duration));
  });

/** Where to press. Nobody presses in the very frame in which the button comes into view. */
const settle = (page: Page, selector: string) =>
  page.evaluate(async (selector) => {
    const target = document.querySelector(selector);
    if (!target) throw new Error(`Nothing to press: ${selector}`);
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Where nothing is drawn, a browser without a window never tells of an idle moment.
    await new Promise((settled) => requestIdleCallback(settled, { timeout: 1000 }));
    await new Promise((settled) => setTimeout(settled, 500));
    const { x, y, width, height } = target.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);

/**
 * From the press to the next painted frame, as the browser's Event Timing has it. Locators are not
 * used here: they listen to every press too, which at this speed is a tenth of what is measured.
 */
async function answerTime(browser: Browser, origin: string, press: Press) {
  const { path, selector, isEarly = false } = press;
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // Never answered, as on a line that is slower than the visitor's finger.
  if (isEarly) await page.route('**/*.js', () => undefined);
  await page.goto(origin + path, { waitUntil: isEarly ? 'load' : 'networkidle' });
  if (path === FLOOR_PATH) await addSomethingToPress(page);
  else if (!isEarly) await hydrated(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await watch(page);
  const finger = await settle(page, selector);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(HELD);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(1000);
  const answer = await longestAnswer(page);
  await context.close();
  return answer;
}

export async function answerTimes(browser: Browser, origin: string) {
  const times: Record<string, number> = {};
  for (const press of PRESSES) times[press.name] = await answerTime(browser, origin, press);
  return times;
}
