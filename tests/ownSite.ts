import type { Page } from '@playwright/test';
import { LocalSite, waitUntilKept } from './localSite.ts';
import { test as base, hydrated } from './site.ts';

/** For tests of what a browser keeps: each has a site of its own, which it may change and stop. */

/** The worker is registered so long after a page has loaded. */
const REGISTRATION_DELAY = 2000;

interface OwnSite {
  site: LocalSite;
  visit: (path?: string) => Promise<void>;
  /** Visits a page, and lets the browser keep the site. */
  visitAndKeep: (path?: string) => Promise<void>;
}

export const test = base.extend<OwnSite>({
  serviceWorkers: 'allow',
  site: async ({ troubles }, use) => {
    // Asking a server that is gone or broken fails, and the browser says so.
    troubles.expect(/Failed to load resource|net::ERR_FAILED|failed: http:\/\/localhost/);
    const site = await new LocalSite().start();
    await use(site);
    await site.stop();
  },
  visit: ({ page, site }, use) =>
    use(async (path = '/') => {
      await page.goto(site.origin + path);
      await hydrated(page);
    }),
  visitAndKeep: ({ page, visit }, use) =>
    use(async (path) => {
      await page.clock.install();
      await visit(path);
      await page.clock.runFor(REGISTRATION_DELAY);
      await waitUntilKept(page);
    }),
});

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const marked = (mark: string) => (html: string) => html.replace('</h1>', ` ${mark}</h1>`);
