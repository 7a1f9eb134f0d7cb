import { setTimeout as wait } from 'node:timers/promises';
import { CHROMIUM_FLAGS, ensureHeadlessChromium } from '../tools/chromium.ts';
import { ensurePackage, ensureTool, importFile } from '../tools/install.ts';
import { SLOW_PHONE, slowLine } from './slowLine.ts';

/**
 * How long a visitor waits from pressing a link to the next page's largest paint. Puppeteer drives:
 * under whatever else looks into a page, Chromium makes none ready ahead.
 */

export type BrowserName = 'chromium' | 'firefox';

const PHONE = { width: 412, height: 823, deviceScaleFactor: 2 };
const TOUCHED = { isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
/** Until the page has all it wants, its worker too. */
const SETTLED = 6000;
/** A visitor looks at a link before pressing it. */
const LOOKED_AT = 1500;
const SHOWN = 4000;

interface Tab {
  goto: (url: string) => Promise<unknown>;
  evaluate: <Result>(code: string) => Promise<Result>;
  setViewport: (size: typeof PHONE & Partial<typeof TOUCHED>) => Promise<void>;
  emulateCPUThrottling: (factor: number) => Promise<void>;
  mouse: {
    move: (x: number, y: number) => Promise<void>;
    down: () => Promise<void>;
    up: () => Promise<void>;
  };
}
interface Launched {
  newPage: () => Promise<Tab>;
  close: () => Promise<void>;
}

async function launch(browser: BrowserName): Promise<Launched> {
  const { default: puppeteer } = await importFile(ensureTool('browsers') ?? '');
  return browser === 'firefox'
    ? puppeteer.launch({ browser, executablePath: ensurePackage('firefox'), headless: true })
    : puppeteer.launch({ executablePath: ensureHeadlessChromium(), args: CHROMIUM_FLAGS });
}

/** The first link that leads there, and where it is; or else the page's last, which does not move. */
const FIND_LINK = (path?: string) => `(async () => {
  const links = [...document.querySelectorAll('a[href]')].filter((link) =>
    link.origin === location.origin && link.pathname !== location.pathname && !link.pathname.includes('.')
    && ${path ? `link.pathname === ${JSON.stringify(path)}` : 'true'} && link.checkVisibility());
  const link = links.at(${path ? 0 : -1});
  if (!link) throw new Error('No link leads on.');
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  addEventListener('pointerdown', (event) => {
    localStorage.setItem('pressed', performance.timeOrigin + event.timeStamp);
  }, { capture: true });
  const { left, top, width, height } = link.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, path: link.pathname };
})()`;

const LARGEST = `new Promise((settle) => {
  const ready = performance.getEntriesByType('navigation')[0].activationStart ?? 0;
  const type = PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')
    ? 'largest-contentful-paint' : 'paint';
  new PerformanceObserver((list) => {
    const { startTime } = list.getEntries().at(-1);
    settle({
      path: location.pathname,
      time: performance.timeOrigin + startTime - Number(localStorage.getItem('pressed')),
      ready,
    });
  }).observe({ type, buffered: true });
})`;

interface Arrival {
  path: string;
  time: number;
  /** How long before the page was shown it began to be made ready. */
  ready: number;
}

async function press(tab: Tab, isLookedAt: boolean, path?: string): Promise<Arrival> {
  const link = await tab.evaluate<{ x: number; y: number; path: string }>(FIND_LINK(path));
  if (isLookedAt) {
    await tab.mouse.move(link.x, link.y);
    await wait(LOOKED_AT);
  }
  await tab.mouse.move(link.x, link.y);
  await tab.mouse.down();
  await tab.mouse.up();
  await wait(SHOWN);
  const arrival = await tab.evaluate<Arrival>(LARGEST);
  if (arrival.path !== link.path) throw new Error(`${link.path} did not come.`);
  return arrival;
}

/** A new visitor each time, who has settled on the first page. */
export async function nextPageTime(
  browserName: BrowserName,
  address: string,
  { isLookedAt, to }: { isLookedAt: boolean; to?: string | undefined },
): Promise<number> {
  const browser = await launch(browserName);
  try {
    const tab = await browser.newPage();
    if (browserName === 'firefox') await tab.setViewport(PHONE);
    else {
      await tab.setViewport({ ...PHONE, ...TOUCHED });
      await tab.emulateCPUThrottling(CPU_SLOWDOWN);
    }
    await tab.goto(address);
    await wait(SETTLED);
    const { time } = await press(tab, isLookedAt, to);
    return Math.round(time);
  } finally {
    await browser.close();
  }
}

/** A site that is served, and which of its pages leads to which. */
export interface Journey {
  name: string;
  port: number;
  from: string;
  /** Where the last of its links leads, if no page is named. */
  to?: string;
}

export interface Passage {
  name: string;
  browser: BrowserName;
  /** Looked at for a moment before it was pressed, or pressed at once. */
  isLookedAt: boolean;
  times: number[];
}

/** Every journey in turn, on the same slow line, as often as there are rounds. */
export async function passInTurns(journeys: Journey[], browsers: BrowserName[], rounds: number) {
  const lines = await Promise.all(journeys.map(({ port }) => slowLine(port, SLOW_PHONE)));
  const passages = browsers.flatMap((browser) =>
    [true, false].flatMap((isLookedAt) =>
      journeys.map(({ name }): Passage => ({ name, browser, isLookedAt, times: [] })),
    ),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, browser, isLookedAt, times } of passages) {
      const index = journeys.findIndex((journey) => journey.name === name);
      const { from = '/', to } = journeys[index] ?? {};
      const address = `http://localhost:${lines[index]?.port}${from}`;
      // Now and then a busy machine is not there in time: then there is one figure less.
      const time = await nextPageTime(browser, address, { isLookedAt, to }).catch(() => undefined);
      if (time !== undefined) times.push(time);
    }
  }
  for (const line of lines) line.stop();
  return passages;
}
