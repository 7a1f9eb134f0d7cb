import type { Page } from '@playwright/test';
import { pageMark } from '../../src/offline/mark.ts';
import { findWindowedChromium, launchChromium } from '../../tools/chromium.ts';
import { LocalSite, waitUntilKept } from '../localSite.ts';
import { content, expect, hydrated, test } from '../site.ts';

/** What a browser keeps for visitors, where it is seldom broken: see tests/offline.e2e.ts. */

test.use({ serviceWorkers: 'allow' });

let site: LocalSite;
test.beforeEach(async ({ troubles }) => {
  site = await new LocalSite().start();
  // Asking a server that is gone fails, and the browser says so.
  troubles.expect(
    /ERR_CONNECTION_REFUSED|status of 404|net::ERR_FAILED|failed: http:\/\/localhost/,
  );
});
test.afterEach(() => site.stop());

async function visit(page: Page, path = '/') {
  await page.goto(site.origin + path);
  await hydrated(page);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a page that no navigation leads to is kept once it was visited [offline-11]', async ({
  page,
}) => {
  await visit(page);
  await waitUntilKept(page);
  site.stranger = ({ path, response }) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<h1>${path}</h1><template data-page="${pageMark(path)}"></template>`);
  await page.goto(`${site.origin}/report`);
  const isReportKept = () => page.evaluate(async () => Boolean(await caches.match('/report')));
  await expect.poll(isReportKept).toBe(true);
  await site.stop();
  await page.goto(`${site.origin}/report`);
  await expect(heading(page)).toHaveText('/report');
  await page.goto(`${site.origin}/report-not-visited`);
  await expect(heading(page)).toHaveText(content['not-found'].heading);
});

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
  await waitUntilKept(page);
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

test('a network that answers within three seconds is waited for [offline-10]', async ({ page }) => {
  await visit(page);
  await waitUntilKept(page);
  site.change('/about', (html) => html.replace('</h1>', ' (changed)</h1>'));
  site.stranger = ({ path, own, response }) => {
    const delay = path === '/about' ? 1500 : 0;
    setTimeout(() => response.writeHead(200, own.headers).end(own.body), delay);
  };
  await visit(page, '/about');
  await expect(heading(page)).toContainText('(changed)');
  const [before = ''] = content.interface.connectionKept.split('{time}');
  await expect(page.getByText(before)).toHaveCount(0);
});

test('the site can be installed [offline-7]', async () => {
  test.skip(!findWindowedChromium(), 'Only a Chromium with windows can say so.');
  const browser = await launchChromium({ isWindowed: true });
  const page = await browser.newPage();
  await visit(page);
  await waitUntilKept(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window that leaves no trace installs nothing; that is not about the site.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/site.webmanifest', []]);
  await browser.close();
});
