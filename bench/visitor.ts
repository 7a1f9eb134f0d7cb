import { CHROMIUM_FLAGS, ensureHeadlessChromium } from '../tools/chromium.ts';
import { ensurePackage, ensureTool, importFile } from '../tools/install.ts';
import { slowed } from './slowdown.ts';

/**
 * Somebody with a phone, for whom the site is new. Puppeteer drives: under whatever else looks into
 * a page, Chromium makes none ready ahead.
 */

export type BrowserName = 'chromium' | 'firefox';

const PHONE = { width: 412, height: 823, deviceScaleFactor: 2 };
const TOUCHED = { isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = slowed(4);
/** In milliseconds, until the page has all it wants, its worker too. */
export const SETTLED = 6000;
/** Until its largest part is painted. */
export const SHOWN = 4000;

export interface Tab {
  goto: (url: string, options?: { waitUntil: 'domcontentloaded' }) => Promise<unknown>;
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

export async function withVisitor<Result>(
  browserName: BrowserName,
  visit: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const browser = await launch(browserName);
  try {
    const tab = await browser.newPage();
    if (browserName === 'firefox') await tab.setViewport(PHONE);
    else {
      await tab.setViewport({ ...PHONE, ...TOUCHED });
      await tab.emulateCPUThrottling(CPU_SLOWDOWN);
    }
    return await visit(tab);
  } finally {
    await browser.close();
  }
}

export interface Arrival {
  path: string;
  /** When its largest part was painted, by the clock. */
  painted: number;
  /** For how long the visitor has waited for that since the page was asked for. */
  time: number;
}

/** Of the page that is shown. One that was made ready ahead began before it was asked for. */
export const ARRIVAL = `new Promise((settle) => {
  const ready = performance.getEntriesByType('navigation')[0].activationStart ?? 0;
  const type = PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')
    ? 'largest-contentful-paint' : 'paint';
  new PerformanceObserver((list) => {
    const { startTime } = list.getEntries().at(-1);
    settle({
      path: location.pathname,
      painted: performance.timeOrigin + startTime,
      time: startTime - ready,
    });
  }).observe({ type, buffered: true });
})`;
