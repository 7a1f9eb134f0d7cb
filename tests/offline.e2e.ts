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
  site.publish('next', marked('(new)'));
  await visit(page, '/about');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const shelf = (await caches.has('kept-next')) && (await caches.open('kept-next'));
        const copy = shelf ? await shelf.match('/terms') : undefined;
        return [
          registration?.waiting ?? null,
          registration?.active?.state,
          (await copy?.text())?.includes('(new)'),
        ];
      }),
    )
    .toEqual([null, 'activated', true]);
  const builds = () =>
    page.evaluate(async () => (await caches.keys()).map((key) => key.slice(0, 9)));
  await visit(page, '/about');
  // The other tab's page is of the earlier build, and may yet ask for its files.
  expect(new Set(await builds()).size).toBe(2);
  await other.close();
  await visit(page, '/about');
  await expect.poll(async () => new Set(await builds())).toEqual(new Set(['kept-next']));
  await site.stop();
  await visit(page, '/terms');
  await expect(heading(page)).toContainText('(new)');
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
  site.stranger = ({ response }) => response.writeHead(503).end('Broken');
  await visit(page, '/contact');
  await expect(heading(page)).toHaveText(content.contact.heading);
});

const shelves = (page: Page) => page.evaluate(() => caches.keys());

test('where a browser will not keep the site, none of it is kept, and all of it works [offline-9]', async ({
  page,
}) => {
  await page.goto(`${site.origin}/robots.txt`);
  const session = await page.context().newCDPSession(page);
  const room = { origin: site.origin, quotaSize: 200_000 };
  await session.send('Storage.overrideQuotaForOrigin', room);
  await visit(page);
  await expect.poll(() => site.asked).toContain('/404');
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  expect(await shelves(page)).toEqual([]);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin });
  await visit(page, '/about');
  await kept(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await visit(page, '/contact');
  await expect(heading(page)).toHaveText(content.contact.heading);
  // The one before was not installed.
  const worker = page.context().serviceWorkers().at(-1);
  if (!worker) throw new Error('There is no worker.');
  await worker.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('Blocked', 'SecurityError'));
    Object.assign(CacheStorage.prototype, { match: refuse, open: refuse, keys: refuse });
  });
  await visit(page, '/services');
  await expect(heading(page)).toHaveText(content.services.heading);
  // Past what the page itself remembers.
  const logo = page.locator('link[rel=icon]');
  const ask = (link: HTMLLinkElement) => fetch(link.href, { cache: 'reload' }).then(({ ok }) => ok);
  expect(await logo.evaluate(ask)).toBe(true);
});

test('a network that hangs is given a moment, then the kept page is shown and says of when it is [offline-10]', async ({
  page,
}) => {
  await visit(page);
  await kept(page);
  site.stranger = () => {};
  const { connectionKept } = content.interface;
  const [before = '', after = ''] = connectionKept.split('{time}');
  const start = Date.now();
  // Its pictures never come.
  await page.goto(`${site.origin}/about`, { waitUntil: 'domcontentloaded' });
  expect(Date.now() - start).toBeGreaterThan(700);
  await expect(heading(page)).toHaveText(content.about.heading);
  const notice = page.getByRole('listitem').filter({ hasText: before }).filter({ hasText: after });
  await expect(notice).toHaveCount(1);
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  await expect(notice).toContainText(today);
  await expect(page.locator('[aria-live=polite]').filter({ has: notice })).toHaveCount(1);
  site.stranger = undefined;
  // The first answer may come too late: who has waited in vain is not kept waiting as long again.
  await expect(async () => {
    await visit(page, '/contact');
    await expect(heading(page)).toHaveText(content.contact.heading);
    await expect(notice).toHaveCount(0);
  }).toPass();
  const answeredAfter = () =>
    page.evaluate(async () => (await caches.match('/?answered-after'))?.text());
  await expect.poll(answeredAfter).toMatch(/^\d/);
});

test('of the pages that no navigation leads to, the last 30 that were visited are kept [offline-11]', async ({
  page,
}) => {
  await visit(page);
  await kept(page);
  const build = await page.locator('[data-build]').getAttribute('data-build');
  const pathOf = (number: number) => `/report-${number}`;
  site.stranger = ({ path, response }) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<h1>${path}</h1><template data-build="${build?.replace('/;', `${path};`)}">`);
  for (let number = 1; number <= 32; number++) await page.goto(site.origin + pathOf(number));
  const visited = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.endsWith('-visited')) ?? '';
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  const last = Array.from({ length: 30 }, (_, index) => pathOf(index + 3));
  await expect.poll(visited).toEqual(last);
  await site.stop();
  await page.goto(site.origin + pathOf(3));
  await expect(heading(page)).toHaveText(pathOf(3));
  await page.goto(site.origin + pathOf(2));
  await expect(heading(page)).toHaveText(content['not-found'].heading);
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
