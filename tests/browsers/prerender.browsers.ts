import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tools/chromium.ts';
import { NOT_HYDRATED } from '../../tools/hydrated.ts';
import { findTool, importFile } from '../../tools/install.ts';
import { LocalSite, type Stranger } from '../localSite.ts';

/** Chromium does not prerender while Playwright is attached; with Puppeteer it does. */

const NEXT = '/about';
const LINK = `header nav a[href="${NEXT}"]`;
const TIMEOUT = 60_000;

/** The part of Puppeteer that is used here: it is installed on demand, without its types. */
interface Tab {
  goto: (url: string) => Promise<unknown>;
  hover: (selector: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  evaluate: <Result>(code: string) => Promise<Result>;
  setViewport: (size: { width: number; height: number }) => Promise<void>;
}
interface Browser {
  newPage: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** Reports to the server when the page is hydrated, and when it has been read while prerendering. */
const PROBE = `
window.hydratedWhilePrerendering = [];
new MutationObserver((changes) => {
  for (const _ of changes) hydratedWhilePrerendering.push(document.prerendering);
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['ssr'] });
addEventListener('load', () => setTimeout(() => fetch('/probe-loaded'), 1000));`;

const withProbe: Stranger = ({ path, own, response }) => {
  const isProbe = path === '/probe.js';
  const headers = { ...own.headers, ...(isProbe && { 'Content-Type': 'text/javascript' }) };
  response.writeHead(path === '/404' ? 404 : 200, headers).end(isProbe ? PROBE : own.body);
};

const isHydrated = `!document.querySelector(${JSON.stringify(NOT_HYDRATED)})`;

/** Evaluation fails while one page replaces another: ask again. */
const waitFor = (tab: Tab, condition: string) =>
  expect.poll(() => tab.evaluate(condition).catch(() => false), { timeout: 20_000 }).toBe(true);

let browser: Browser;
let site: LocalSite;

beforeAll(async () => {
  const { default: puppeteer } = await importFile(findTool('browsers') ?? '');
  browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: CHROMIUM_FLAGS,
  });
}, TIMEOUT);
afterAll(() => browser.close());
beforeEach(async () => {
  site = await new LocalSite().start();
});
afterEach(() => site.stop());

test('a page is prerendered once its link is pointed at, hydrated once it is shown [speed-4]', {
  timeout: TIMEOUT,
}, async () => {
  site.change(NEXT, (html) => html.replace('<head>', '<head><script src="/probe.js"></script>'));
  site.stranger = withProbe;
  const tab = await browser.newPage();
  await tab.setViewport({ width: 1280, height: 800 });
  await tab.goto(site.origin);
  const isKept = `navigator.serviceWorker.controller?.state === 'activated'`;
  await waitFor(tab, `${isHydrated} && ${isKept}`);
  site.asked.length = 0;

  await tab.hover(LINK);
  await expect.poll(() => site.asked, { timeout: 20_000 }).toContain('/probe-loaded');
  await tab.click(LINK);
  await waitFor(tab, `location.pathname === '${NEXT}' && ${isHydrated}`);

  expect(site.asked.filter((path) => path === NEXT)).toHaveLength(1);
  const activation = `performance.getEntriesByType('navigation')[0].activationStart`;
  expect(await tab.evaluate(activation)).toBeGreaterThan(0);
  const hydrated = await tab.evaluate<boolean[]>('hydratedWhilePrerendering');
  expect(hydrated.length).toBeGreaterThan(1);
  expect(hydrated).not.toContain(true);
});
