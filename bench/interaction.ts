import type { Browser, Locator, Page } from '@playwright/test';
import { content, hydrated } from '../tests/site.ts';
import { FLOOR_PATH } from './floor.ts';

/** How long the browser takes to show the answer to a press, on a machine six times as slow. */

const SLOWDOWN = 6;
const PHONE = { width: 412, height: 823 };

interface Press {
  name: string;
  path: string;
  target: (page: Page) => Locator;
}

const button = (page: Page, name: string) => page.getByRole('button', { name }).first();

const PRESSES: Press[] = [
  // The least that any press costs here: something native opens on a page without script.
  { name: 'floor', path: FLOOR_PATH, target: (page) => page.locator('summary') },
  { name: 'menu', path: '/', target: (page) => button(page, content.interface.menu) },
  { name: 'dot', path: '/', target: (page) => page.getByRole('group').getByRole('button').nth(1) },
  { name: 'copy', path: '/contact', target: (page) => button(page, content.interface.copyPhone) },
  { name: 'submit', path: '/contact', target: (page) => button(page, content.contact.form.button) },
];

const addSomethingToPress = (page: Page) =>
  page.evaluate(() => {
    const details = document.createElement('details');
    details.append(document.createElement('summary'), 'An answer');
    details.querySelector('summary')?.append('Press');
    document.body.prepend(details);
  });

/** Nobody presses in the very frame in which the button comes into view. */
async function settle(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((settled) => requestIdleCallback(settled)));
  await page.waitForTimeout(500);
}

/** From the press to the next painted frame, as the browser's Event Timing has it. */
async function answerTime(browser: Browser, origin: string, { path, target }: Press) {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(origin + path);
  if (path === FLOOR_PATH) await addSomethingToPress(page);
  else await hydrated(page);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    new PerformanceObserver((list) => {
      const durations = list
        .getEntries()
        .filter((entry) => 'interactionId' in entry && entry.interactionId)
        .map(({ duration }) => duration);
      dataset.answer = String(Math.max(Number(dataset.answer ?? 0), ...durations));
      // What the browser answers sooner than this it does not report.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await settle(page, target(page));
  await target(page).tap();
  await page.waitForTimeout(1000);
  const answer = await page.evaluate(() => Number(document.documentElement.dataset.answer ?? 16));
  await context.close();
  return answer;
}

export async function answerTimes(browser: Browser, origin: string) {
  const times: Record<string, number> = {};
  for (const press of PRESSES) times[press.name] = await answerTime(browser, origin, press);
  return times;
}
