import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import { bundleWorker } from '../hosting/offline.ts';
import { launchChromium } from '../tools/chromium.ts';
import { LocalSite } from './localSite.ts';
import { content, expect, hydrated, paths, test, UNKNOWN } from './site.ts';
import { isPictureOf, laterSlides } from './slides.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 60_000 });

let site: LocalSite;
test.beforeEach(async () => {
  site = await new LocalSite().start();
});
test.beforeEach(({ troubles }) =>
  // Asking a server that is gone fails, and the browser says so.
  troubles.expect(
    /ERR_CONNECTION_REFUSED|status of (404|503)|net::ERR_FAILED|failed: http:\/\/localhost/,
  ),
);
test.afterEach(() => site.stop());

async function visit(page: Page, path = '/') {
  await page.goto(site.origin + path);
  await hydrated(page);
}

/** Until the worker has kept the site and speaks for this page. */
async function kept(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const marked = (mark: string) => (html: string) => html.replace('</h1>', ` ${mark}</h1>`);

test('after one visit the whole site opens with no network, phone numbers included [offline-1]', async ({
  page,
}) => {
  await visit(page);
  await kept(page);
  await site.stop();
  for (const path of [...paths, '/about/', '/contact?subject=Trays']) {
    await visit(page, path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]').first()).toBeVisible();
  }
  await visit(page, UNKNOWN);
  await expect(heading(page)).toHaveText(content['not-found'].heading);
});

test('it is asked for only after the page has all it needs [offline-2]', async ({ page }) => {
  await visit(page);
  await kept(page);
  const firstUse = site.asked.indexOf('/sw.js');
  const before = new Set(site.asked.slice(0, firstUse));
  const needed = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(js|woff2|avif)$/.test(path) && path !== '/sw.js'),
  );
  expect(new Set(needed.map((path) => extname(path)))).toEqual(new Set(['.js', '.woff2', '.avif']));
  const isLaterSlide = (path: string) => laterSlides.some((slide) => isPictureOf(slide, path));
  expect(needed.filter((path) => !before.has(path) && !isLaterSlide(path))).toEqual([]);
  const [registered, loaded] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const worker = performance.getEntriesByName(`${window.location.origin}/sw.js`)[0];
    const end = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    return [worker?.startTime ?? Number.POSITIVE_INFINITY, end];
  });
  expect(registered).toBeGreaterThan(loaded ?? 0);
});

test('while there is a network, a page is never older than the network’s [offline-3]', async ({
  page,
}) => {
  await visit(page, '/about');
  await kept(page);
  site.change('/about', marked('(changed)'));
  await visit(page, '/about');
  await expect(heading(page)).toContainText('(changed)');
  await site.stop();
  await visit(page, '/about');
  await expect(heading(page)).toContainText('(changed)');
});

test('a new version takes over while tabs are open, and is what is kept [offline-4]', async ({
  page,
  context,
}) => {
  await visit(page, '/about');
  await kept(page);
  const other = await context.newPage();
  await visit(other, '/services');
  site.change('/terms', marked('(new)'));
  site.change('/sw.js', (script) => `${script}\n// Another version.`);
  await visit(page, '/about');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const page = await caches.match('/terms');
        return page ? (await page.text()).includes('(new)') : false;
      }),
    )
    .toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.waiting ?? null, registration?.active?.state];
      }),
    )
    .toEqual([null, 'activated']);
  await site.stop();
  await visit(other, '/terms');
  await expect(heading(other)).toContainText('(new)');
});

test('turned off in content, the worker and all it kept are removed [offline-5]', async ({
  page,
}) => {
  await visit(page);
  await kept(page);
  const removal = await bundleWorker('removal');
  site.change('/sw.js', () => removal);
  await visit(page);
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
});

test('a server that answers with an error is as good as none [offline-6]', async ({ page }) => {
  await visit(page);
  await kept(page);
  site.isBroken = true;
  await visit(page, '/contact');
  await expect(heading(page)).toHaveText(content.contact.heading);
});

test('the site can be installed [offline-7]', async () => {
  // Only a whole browser can say so.
  const browser = await launchChromium();
  const page = await browser.newPage();
  await visit(page);
  await kept(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window that leaves no trace installs nothing; that is not about the site.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/site.webmanifest', []]);
  await browser.close();
});
