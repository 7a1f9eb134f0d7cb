import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import { SITE_FOLDER } from '../hosting/build.ts';
import { offlineWorker } from '../hosting/offline.ts';
import { pageMark } from '../src/offline/mark.ts';
import { findWindowedChromium, launchChromium } from '../tools/chromium.ts';
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
    /ERR_CONNECTION_REFUSED|status of (404|429|503)|net::ERR_FAILED|failed: http:\/\/localhost/,
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

test('it is requested once the page has had time for all it needs [offline-2]', async ({
  page,
}) => {
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
  expect(registered).toBeGreaterThan((loaded ?? 0) + 1900);
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

test('a new version takes over while tabs are open, and is all that is kept [offline-4]', async ({
  page,
  context,
}) => {
  await visit(page, '/about');
  await kept(page);
  const other = await context.newPage();
  await visit(other, '/services');
  site.publish('kept-next', marked('(new)'));
  await visit(page, '/about');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.waiting, registration?.active?.state, await caches.keys()];
      }),
    )
    .toEqual([null, 'activated', ['kept-next']]);
  await site.stop();
  await visit(other, '/terms');
  await expect(heading(other)).toContainText('(new)');
});

test('turned off in content, the worker and all it kept are removed [offline-5]', async ({
  page,
}) => {
  await visit(page);
  await kept(page);
  const company = { ...content.company, worksOffline: false };
  const made = { files: [], pages: {} };
  const removal = await offlineWorker(SITE_FOLDER, made, { ...content, company });
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

for (const status of [503, 429]) {
  test(`an answer with status ${status} is as good as none [offline-6]`, async ({ page }) => {
    await visit(page);
    await kept(page);
    site.stranger = ({ response }) => response.writeHead(status).end('Broken');
    await visit(page, '/contact');
    await expect(heading(page)).toHaveText(content.contact.heading);
  });
}

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
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
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

/** The notice that the page is a kept one. */
const keptNotice = (page: Page) => {
  const [before = '', after = ''] = content.interface.connectionKept.split('{time}');
  return page.getByRole('listitem').filter({ hasText: before }).filter({ hasText: after });
};

test('a network that hangs is given three seconds, then the kept page is shown and says of when it is [offline-10]', async ({
  page,
}) => {
  await visit(page);
  await kept(page);
  site.stranger = () => {};
  const start = Date.now();
  // Its pictures never come.
  await page.goto(`${site.origin}/about`, { waitUntil: 'domcontentloaded' });
  expect(Date.now() - start).toBeGreaterThan(2900);
  await expect(heading(page)).toHaveText(content.about.heading);
  const notice = keptNotice(page);
  await expect(notice).toHaveCount(1);
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  await expect(notice).toContainText(today);
  await expect(page.locator('[aria-live=polite]').filter({ has: notice })).toHaveCount(1);
});

test('a network that answers within three seconds is waited for [offline-10]', async ({ page }) => {
  await visit(page);
  await kept(page);
  site.change('/about', marked('(changed)'));
  site.stranger = ({ path, own, response }) => {
    const delay = path === '/about' ? 1500 : 0;
    setTimeout(() => response.writeHead(200, own.headers).end(own.body), delay);
  };
  await visit(page, '/about');
  await expect(heading(page)).toContainText('(changed)');
  await expect(keptNotice(page)).toHaveCount(0);
});

test('a page that no navigation leads to is kept once it was visited [offline-11]', async ({
  page,
}) => {
  await visit(page);
  await kept(page);
  site.stranger = ({ path, response }) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<h1>${path}</h1><template data-page="${pageMark(path)}"></template>`);
  await page.goto(`${site.origin}/report`);
  const isKept = () => page.evaluate(async () => Boolean(await caches.match('/report')));
  await expect.poll(isKept).toBe(true);
  await site.stop();
  await page.goto(`${site.origin}/report`);
  await expect(heading(page)).toHaveText('/report');
  await page.goto(`${site.origin}/report-not-visited`);
  await expect(heading(page)).toHaveText(content['not-found'].heading);
});

test('the site can be installed [offline-7]', { tag: '@full' }, async () => {
  test.skip(!findWindowedChromium(), 'Only a Chromium with windows can say so.');
  const browser = await launchChromium({ isWindowed: true });
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
