import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, ensureHeadlessChromium } from '../../tools/chromium.ts';
import { NOT_HYDRATED } from '../../tools/hydrated.ts';
import { ensurePackage, ensureTool, importFile } from '../../tools/install.ts';
import { LocalSite, type Stranger } from '../localSite.ts';
import { canRunFirefox } from './firefox.ts';

/**
 * What is made ready before the visitor asks for it. Playwright forbids it, and so does whatever
 * else looks into a page by itself; Puppeteer does not.
 */

const NEXT = '/about';
const LINK = `header nav a[href="${NEXT}"]`;
const TIMEOUT = 60_000;

/** Little of Puppeteer, which is not among our packages. */
interface Tab {
  goto: (url: string) => Promise<unknown>;
  hover: (selector: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  evaluate: <Result>(code: string) => Promise<Result>;
  setViewport: (size: { width: number; height: number }) => Promise<void>;
  evaluateOnNewDocument: (code: string) => Promise<unknown>;
}
interface Launched {
  newPage: () => Promise<Tab>;
  close: () => Promise<void>;
}

async function launch(options: object): Promise<Launched> {
  const { default: puppeteer } = await importFile(ensureTool('browsers') ?? '');
  return puppeteer.launch(options);
}

const isTakenOver = `!document.querySelector(${JSON.stringify(NOT_HYDRATED)})`;

/** Asked again where the page that was asked gave way to the next. */
const become = (tab: Tab, condition: string) =>
  expect.poll(() => tab.evaluate(condition).catch(() => false), { timeout: 20_000 }).toBe(true);

const arrive = (tab: Tab) => become(tab, `location.pathname === '${NEXT}' && ${isTakenOver}`);

/** Until the worker has fetched all that it keeps. */
async function openHome(browser: Launched, site: LocalSite, before = '') {
  const tab = await browser.newPage();
  await tab.setViewport({ width: 1280, height: 800 });
  await tab.evaluateOnNewDocument(before);
  await tab.goto(site.origin);
  const isKept = `navigator.serviceWorker.controller?.state === 'activated'`;
  await become(tab, `${isTakenOver} && ${isKept}`);
  site.asked.length = 0;
  return tab;
}

const isPicture = /\.(avif|webp)$/;

const timesAsked = (site: LocalSite, path: string) =>
  site.asked.filter((one) => one === path).length;

let site: LocalSite;
beforeEach(async () => {
  site = await new LocalSite().start();
});
afterEach(() => site.stop());

/**
 * Notes for each island whether the page was still being made ready when its script took over,
 * and how the page stood when it was asked for.
 */
const PROBE = `
window.takenOver = [];
window.standing = () => ({
  height: document.documentElement.scrollHeight,
  left: [...document.querySelectorAll('main > *, footer')].filter(
    (part) => getComputedStyle(part).contentVisibility === 'hidden').map(
    (part) => part.getBoundingClientRect().top >= innerHeight),
});
document.addEventListener('prerenderingchange', () => { window.asked = standing(); });
new MutationObserver((changes) => {
  for (const { target } of changes) takenOver.push([target.tagName, document.prerendering]);
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['ssr'] });`;

const withProbe: Stranger = ({ path, own, response }) => {
  const isProbe = path === '/probe.js';
  const headers = { ...own.headers, ...(isProbe && { 'Content-Type': 'text/javascript' }) };
  response.writeHead(path === '/404' ? 404 : 200, headers).end(isProbe ? PROBE : own.body);
};

describe('in Chromium', () => {
  let browser: Launched;
  beforeAll(async () => {
    browser = await launch({ executablePath: ensureHeadlessChromium(), args: CHROMIUM_FLAGS });
  }, TIMEOUT);
  afterAll(() => browser.close());

  test('a page is made ready once its link is pointed at, and shown when it is pressed [speed-4]', async () => {
    const tab = await openHome(browser, site);
    await tab.hover(LINK);
    await expect.poll(() => site.asked, { timeout: 10_000 }).toContain(NEXT);
    await wait(1000);
    await tab.click(LINK);
    await arrive(tab);
    expect(timesAsked(site, NEXT)).toBe(1);
    const readyBefore = `performance.getEntriesByType('navigation')[0].activationStart`;
    expect(await tab.evaluate(readyBefore)).toBeGreaterThan(500);
  }, 60_000);

  const openProbed = async (hash = '') => {
    site.change('/', (html) => html.replaceAll(`href="${NEXT}"`, `href="${NEXT}${hash}"`));
    site.change(NEXT, (html) => html.replace('<head>', '<head><script src="/probe.js"></script>'));
    site.stranger = withProbe;
    const tab = await openHome(browser, site);
    await tab.hover(`header nav a[href="${NEXT}${hash}"]`);
    await expect.poll(() => site.asked, { timeout: 10_000 }).toContain('/probe.js');
    await wait(3000);
    await tab.click(`header nav a[href="${NEXT}${hash}"]`);
    await arrive(tab);
    return tab;
  };
  interface Standing {
    height: number;
    left: boolean[];
  }

  test('nothing in it moves, counts or speaks before [speed-4]', async () => {
    const tab = await openProbed();
    const takenOver = await tab.evaluate<[string, boolean][]>('takenOver');
    expect(takenOver.length).toBeGreaterThan(1);
    expect(takenOver.filter(([, isBefore]) => isBefore)).toEqual([]);
  }, 60_000);

  test('what is below its first screen is painted after it, and nothing moves then [speed-4]', async () => {
    const tab = await openProbed();
    const asked = await tab.evaluate<Standing>('asked');
    expect(asked.left.length).toBeGreaterThan(2);
    expect(asked.left.every(Boolean)).toBe(true);
    await become(tab, 'standing().left.length === 0');
    expect(await tab.evaluate<Standing>('standing()')).toEqual({ height: asked.height, left: [] });
  }, 60_000);

  test('a place within the page that was asked for is there at once [speed-4]', async () => {
    const tab = await openProbed('#content');
    expect(await tab.evaluate<Standing>('asked')).toMatchObject({ left: [] });
  }, 60_000);

  for (const line of ['2g', '3g'] as const) {
    test(`on a line that is called ${line} nothing is fetched ahead [speed-5]`, async () => {
      const pretend = `Object.defineProperty(navigator, 'connection', { value: { effectiveType: '${line}' } })`;
      const tab = await openHome(browser, site, pretend);
      await tab.hover(LINK);
      await wait(1500);
      expect(site.asked).not.toContain(NEXT);
    }, 60_000);
  }
});

describe.skipIf(!canRunFirefox())('in Firefox, which has no rules for it', () => {
  let browser: Launched;
  beforeAll(async () => {
    const executablePath = ensurePackage('firefox');
    browser = await launch({ browser: 'firefox', executablePath, headless: true });
  }, TIMEOUT);
  afterAll(() => browser.close());

  test('the worker fetches a page once its link is pointed at, and has it when it is pressed [speed-1]', async () => {
    const tab = await openHome(browser, site);
    await tab.hover(LINK);
    await expect.poll(() => site.asked, { timeout: 10_000 }).toContain(NEXT);
    await tab.click(LINK);
    await arrive(tab);
    expect(timesAsked(site, NEXT)).toBe(1);
  }, 60_000);

  test('the picture that the page begins with is fetched ahead, and once [speed-1]', async () => {
    const page = await (await fetch(site.origin + NEXT)).text();
    const tab = await openHome(browser, site);
    await tab.hover(LINK);
    const itsPictures = () =>
      site.asked.filter((path) => isPicture.test(path) && page.includes(path));
    await expect.poll(itsPictures, { timeout: 10_000 }).toHaveLength(1);
    const [first = ''] = itsPictures();
    await tab.click(LINK);
    await arrive(tab);
    const shown = `document.querySelector('[loading=eager]').currentSrc`;
    await become(tab, `${shown} === '${site.origin}${first}'`);
    expect(timesAsked(site, first)).toBe(1);
  }, 60_000);
});
