import type { Page } from '@playwright/test';
import { buildPageMark } from '../../src/offline/mark.ts';
import { findWindowedChromium, launchChromium } from '../../tools/chromium.ts';
import { type LocalSite, type Stranger, waitUntilKept } from '../localSite.ts';
import { heading, marked, test } from '../ownSite.ts';
import { content, expect, hydrated } from '../site.ts';

/** What a browser keeps for visitors, where it is seldom broken: see tests/offline.e2e.ts. */

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const FOREIGN = '<!doctype html><title>Welcome</title><h1>Your room number?</h1>';

const says =
  (status: number): Stranger =>
  ({ response }) =>
    response.writeHead(status, HTML).end(FOREIGN);

/** The site's own answer, changed, with a tag that the site does not confirm later. */
const sends =
  (change: (body: Buffer) => Buffer, headers = {}): Stranger =>
  ({ own, response }) => {
    const body = change(own.body);
    response
      .writeHead(200, {
        ...own.headers,
        ...headers,
        ETag: '"changed"',
        'Content-Length': body.length,
      })
      .end(body);
  };

/** Answers of captive portals, proxies and CDNs in the site's place. */
const REFUSED: Record<string, Stranger> = {
  'a hotel’s page for every address': says(200),
  'a sign with status 404': says(404),
  'a redirect to another page': ({ path, own, response }) =>
    path === '/terms'
      ? response.writeHead(200, own.headers).end(own.body)
      : response.writeHead(302, { Location: '/terms' }).end(),
  'half of the answer': sends((body) => body.subarray(0, body.length / 2)),
  'the right answer as plain text': sends((body) => body, { 'Content-Type': 'text/plain' }),
  'the page of another address': ({ response }) =>
    response.writeHead(200, HTML).end(`${FOREIGN}<template data-page="${buildPageMark('/x')}">`),
};

async function expectNothingKept(page: Page, site: LocalSite) {
  await expect.poll(() => site.asked).toContain('/404');
  const isKept = async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    await caches.keys(),
  ];
  await expect.poll(() => page.evaluate(isKept)).toEqual([0, []]);
}

for (const [name, stranger] of Object.entries(REFUSED)) {
  test(`is never kept, at install or at a visit: ${name} [offline-8]`, async ({
    page,
    site,
    visit,
    troubles,
  }) => {
    // Foreign answers fail in as many ways as there are.
    troubles.expect(/./);
    site.interruptAfter('/sw.js', stranger);
    await visit();
    await expectNothingKept(page, site);

    site.stranger = undefined;
    await visit();
    await waitUntilKept(page);
    site.change('/about', marked('(changed)'));
    site.stranger = stranger;
    await page.goto(`${site.origin}/about`);
    site.stranger = undefined;
    await visit('/terms');
    await site.stop();
    await visit('/about');
    await expect(heading(page)).toHaveText(content.about.heading);
  });
}

test('a page that no navigation leads to is kept once it was visited [offline-11]', async ({
  page,
  site,
  visit,
}) => {
  await visit();
  await waitUntilKept(page);
  site.stranger = ({ path, response }) =>
    response
      .writeHead(200, HTML)
      .end(`<h1>${path}</h1><template data-page="${buildPageMark(path)}"></template>`);
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
  site,
  visit,
}) => {
  await page.goto(`${site.origin}/robots.txt`);
  const session = await page.context().newCDPSession(page);
  const room = { origin: site.origin, quotaSize: 200_000 };
  await session.send('Storage.overrideQuotaForOrigin', room);
  await visit();
  await expectNothingKept(page, site);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin });
  await visit('/about');
  await waitUntilKept(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await visit('/contact');
  await expect(heading(page)).toHaveText(content.contact.heading);
});

test('the site can be installed [offline-7]', async ({ site }) => {
  test.skip(!findWindowedChromium(), 'Only a Chromium with windows can say so.');
  const browser = await launchChromium({ isWindowed: true });
  const page = await browser.newPage();
  await page.goto(site.origin);
  await hydrated(page);
  await waitUntilKept(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window that leaves no trace installs nothing; that is not about the site.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/site.webmanifest', []]);
  await browser.close();
});
