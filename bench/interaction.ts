import type { Browser, Page } from '@playwright/test';
import { content, hydrated } from '../tests/site.ts';

/** How long the browser takes to show the answer to a press, on a machine six times as slow. */

const SLOWDOWN = 6;
const PHONE = { width: 412, height: 823 };

interface Press {
  name: string;
  path: string;
  press: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name }).first();

const PRESSES: Press[] = [
  {
    name: 'menu',
    path: '/',
    press: (page) => button(page, content.interface.menu).tap(),
  },
  {
    name: 'dot',
    path: '/',
    press: (page) => page.getByRole('group').getByRole('button').nth(1).tap(),
  },
  {
    name: 'copy',
    path: '/contact',
    press: (page) => button(page, content.interface.copyPhone).tap(),
  },
  {
    name: 'submit',
    path: '/contact',
    press: (page) => button(page, content.contact.form.button).tap(),
  },
];

/** From the press to the next painted frame, as the browser's Event Timing has it. */
async function answerTime(browser: Browser, origin: string, { path, press }: Press) {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(origin + path);
  await hydrated(page);
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
  await press(page);
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
