import { CHROMIUM_FLAGS, ensureHeadlessChromium } from '../tools/chromium.ts';
import { ensurePackage, ensureTool, importFile } from '../tools/install.ts';
import { launchWebkit } from '../tools/webkit.ts';
import { slowed } from './slowdown.ts';

/**
 * Somebody with a phone, for whom the site is new. Puppeteer drives: under whatever else looks into
 * a page, Chromium makes none ready ahead. WebKit has a driver of its own.
 */

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

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
  if (browser === 'webkit') return launchWebkitTab();
  const { default: puppeteer } = await importFile(ensureTool('browsers') ?? '');
  return browser === 'firefox'
    ? puppeteer.launch({ browser, executablePath: ensurePackage('firefox'), headless: true })
    : puppeteer.launch({ executablePath: ensureHeadlessChromium(), args: CHROMIUM_FLAGS });
}

async function launchWebkitTab(): Promise<Launched> {
  const { driver, close } = await launchWebkit(PHONE);
  const act = () => driver.actions({ async: true });
  const tab: Tab = {
    goto: (url) => driver.get(url),
    evaluate: (code) => driver.executeScript(`return ${code}`),
    setViewport: async () => undefined,
    emulateCPUThrottling: async () => undefined,
    mouse: {
      move: (x, y) =>
        act()
          .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
          .perform(),
      down: () => act().press().perform(),
      up: () => act().release().perform(),
    },
  };
  return { newPage: async () => tab, close };
}

export async function withVisitor<Result>(
  browserName: BrowserName,
  visit: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const browser = await launch(browserName);
  try {
    const tab = await browser.newPage();
    if (browserName === 'chromium') {
      await tab.setViewport({ ...PHONE, ...TOUCHED });
      await tab.emulateCPUThrottling(CPU_SLOWDOWN);
    } else await tab.setViewport(PHONE);
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

/**
 * Of the page that is shown. One that was made ready ahead began before it was asked for. Where a
 * browser does not tell of its largest paint, it is the first one, or when the largest picture of
 * the first screen had come, whichever was later.
 */
export const ARRIVAL = `new Promise((settle) => {
  const { activationStart = 0, fetchStart } = performance.getEntriesByType('navigation')[0];
  // WebKit's clock begins with the answer, and what came before it is below zero.
  const asked = activationStart + Math.min(0, fetchStart);
  const isTold = PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint');
  const come = () => Math.max(0, ...[...document.images]
    .filter((image) => image.getBoundingClientRect().top < innerHeight && image.loading === 'eager')
    .map(({ currentSrc }) => performance.getEntriesByName(currentSrc)[0]?.responseEnd ?? 0));
  new PerformanceObserver((list) => {
    const { startTime } = list.getEntries().at(-1);
    const shown = isTold ? startTime : Math.max(startTime, come());
    settle({
      path: location.pathname,
      painted: performance.timeOrigin + shown,
      time: shown - asked,
    });
  }).observe({ type: isTold ? 'largest-contentful-paint' : 'paint', buffered: true });
})`;
