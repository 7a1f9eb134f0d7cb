import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOT_HYDRATED } from '../../tools/hydrated.ts';
import { findTool } from '../../tools/install.ts';
import { LocalSite, type Stranger } from '../localSite.ts';
import { type PuppeteerDriver, startChromium } from './puppeteer.ts';

/** Chromium does not prerender while Playwright is attached; with Puppeteer it does. */

const NEXT = '/about';
const LINK = `header nav a[href="${NEXT}"]`;
const PATIENCE = { timeout: 20_000 };

/** Reports to the server when the page is hydrated, and when it has been read while prerendering. */
const PROBE = `
window.hydratedWhilePrerendering = [];
new MutationObserver((changes) => {
  for (const _ of changes) hydratedWhilePrerendering.push(document.prerendering);
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['ssr'] });
addEventListener('load', async () => {
  // A key asks for the scripts at once, which else wait for a paint.
  dispatchEvent(new Event('keydown'));
  for (let idle = 0; idle < 20; idle += 1) await new Promise((settle) => requestIdleCallback(settle));
  await fetch('/probe-loaded');
});`;

const withProbe: Stranger = ({ path, own, response }) => {
  const isProbe = path === '/probe.js';
  const headers = { ...own.headers, ...(isProbe && { 'Content-Type': 'text/javascript' }) };
  response.writeHead(path === '/404' ? 404 : 200, headers).end(isProbe ? PROBE : own.body);
};

const isHydrated = `!document.querySelector(${JSON.stringify(NOT_HYDRATED)})`;

describe.skipIf(!findTool('browsers'))('prerendering', { timeout: 60_000 }, () => {
  let browser: PuppeteerDriver;
  const site = new LocalSite();
  beforeAll(async () => {
    [browser] = await Promise.all([startChromium('today'), site.start()]);
  }, 60_000);
  afterAll(() => Promise.all([browser?.close(), site.stop()]));

  /** Evaluation fails while one page replaces another: ask again. */
  const waitFor = (condition: string) =>
    expect.poll(() => browser.ask(condition).catch(() => false), PATIENCE).toBe(true);

  test('a page is prerendered once its link is pointed at, hydrated once it is shown [speed-4]', async () => {
    site.change(NEXT, (html) => html.replace('<head>', '<head><script src="/probe.js"></script>'));
    site.stranger = withProbe;
    await browser.openIn([1280, 800], site.origin);
    const isKept = `navigator.serviceWorker.controller?.state === 'activated'`;
    await waitFor(`${isHydrated} && ${isKept}`);
    site.asked.length = 0;

    await browser.hover(LINK);
    await expect.poll(() => site.asked, PATIENCE).toContain('/probe-loaded');
    await browser.click(LINK);
    await waitFor(`location.pathname === '${NEXT}' && ${isHydrated}`);

    expect(site.asked.filter((path) => path === NEXT)).toHaveLength(1);
    const activation = `performance.getEntriesByType('navigation')[0].activationStart`;
    expect(await browser.ask(activation)).toBeGreaterThan(0);
    const hydrated = await browser.ask<boolean[]>('hydratedWhilePrerendering');
    expect(hydrated.length).toBeGreaterThan(1);
    expect(hydrated).not.toContain(true);
  });
});
