import type { Page } from '@playwright/test';
import { SITE_FOLDER } from '../hosting/build.ts';
import { buildOfflineWorker } from '../hosting/offline.ts';
import { heading, marked, test } from './ownSite.ts';
import { content, expect, paths, UNKNOWN } from './site.ts';

test('after one visit the whole site opens with no network, phone numbers included [offline-1]', async ({
  page,
  site,
  visit,
  visitAndKeep,
}) => {
  await visitAndKeep();
  await site.stop();
  for (const path of [...paths, '/about/', '/contact?subject=Trays']) {
    await visit(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]').first()).toBeVisible();
  }
  await visit(UNKNOWN);
  await expect(heading(page)).toHaveText(content['not-found'].heading);
});

test('while there is a network, a page is never older than the network’s [offline-3]', async ({
  page,
  site,
  visit,
  visitAndKeep,
}) => {
  await visitAndKeep('/about');
  site.change('/about', marked('(changed)'));
  await visit('/about');
  await expect(heading(page)).toContainText('(changed)');
  await site.stop();
  await visit('/about');
  await expect(heading(page)).toContainText('(changed)');
});

test('a new version takes over while tabs are open, and is all that is kept [offline-4]', async ({
  page,
  context,
  site,
  visit,
  visitAndKeep,
}) => {
  await visitAndKeep('/about');
  const other = await context.newPage();
  await other.goto(`${site.origin}/services`);
  site.publish('kept-next', marked('(new)'));
  await visit('/about');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.waiting, registration?.active?.state, await caches.keys()];
      }),
    )
    .toEqual([null, 'activated', ['kept-next']]);
  await site.stop();
  await other.goto(`${site.origin}/terms`);
  await expect(heading(other)).toContainText('(new)');
});

test('turned off in content, the worker and all it kept are removed [offline-5]', async ({
  page,
  site,
  visit,
  visitAndKeep,
}) => {
  await visitAndKeep();
  const company = { ...content.company, worksOffline: false };
  const made = { files: [], pages: {} };
  const removal = await buildOfflineWorker(SITE_FOLDER, made, { ...content, company });
  site.change('/sw.js', () => removal);
  await visit();
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
});

test('an answer with status 503 or 429 is as good as none [offline-6]', async ({
  page,
  site,
  visit,
  visitAndKeep,
}) => {
  await visitAndKeep();
  for (const status of [503, 429]) {
    site.stranger = ({ response }) => response.writeHead(status).end('Broken');
    await visit('/contact');
    await expect(heading(page)).toHaveText(content.contact.heading);
  }
});

/** The notice that the page is a kept one. */
const keptNotice = (page: Page) => {
  const [before = '', after = ''] = content.interface.connectionKept.split('{time}');
  return page.getByRole('listitem').filter({ hasText: before }).filter({ hasText: after });
};

test('a network that hangs is given three seconds, then the kept page is shown and says of when it is [offline-10]', async ({
  page,
  site,
  visitAndKeep,
}) => {
  await visitAndKeep();
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
