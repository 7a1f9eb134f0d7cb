import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { MAP_HOST } from '../src/site/links.ts';
import { contentFolder, readContent } from '../src/site/read.ts';

export const content = readContent(contentFolder);
export const paths = content.navigation.pages.map(({ path }) => path);
/** What a page is called where it is linked. */
export const labelOf = (path: string) =>
  content.navigation.pages.find((page) => page.path === path)?.label ?? '';
export const UNKNOWN = '/no-such-page';
export const everyPath = [...paths, UNKNOWN];

const isPicture = (url: URL) => /\.(jpe?g|png|webp|avif)$/.test(url.pathname);

interface Fixtures {
  /** What went wrong in the page, besides what a test says it expects. */
  troubles: string[];
}

/** Every test also fails when its page logs an error, throws, or asks for something in vain. */
export const test = base.extend<Fixtures>({
  troubles: [
    async ({ context, baseURL }, use) => {
      const troubles: string[] = [];
      await context.route(`${MAP_HOST}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
      );
      const { origin } = new URL(baseURL ?? '');
      const picture = readFileSync('tests/picture.png');
      // Pictures that content names by address.
      await context.route(
        (url) => url.protocol === 'https:' && url.origin !== origin && isPicture(url),
        (route) => route.fulfill({ contentType: 'image/png', body: picture }),
      );
      context.on('console', (message) => {
        // The browser says of the page that is not there that it is not there.
        const isTrue = message.text().includes('404') && message.location().url.endsWith(UNKNOWN);
        if (message.type() === 'error' && !isTrue) troubles.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => troubles.push(`thrown: ${error.error().message}`));
      context.on('requestfailed', (request) => {
        // Leaving a page ends what it was still loading.
        const wasLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
        if (!wasLeft) troubles.push(`failed: ${request.url()}`);
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

/** What is there until the script has taken over every part of the page that moves. */
export const WAITING = 'astro-island[ssr], [data-strip], html:not([data-copies])';

export const hydrated = (page: Page) => expect(page.locator(WAITING)).toHaveCount(0);

export async function open(page: Page, path: string) {
  await page.goto(path);
  // A first key brings the script at once, which else waits for the largest picture.
  await page.evaluate(() => dispatchEvent(new Event('keydown')));
  await hydrated(page);
}

/** Keeps every script from arriving until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Resolves with the first mail that the page asks the browser to open. */
export async function nextMail(page: Page): Promise<URL> {
  const request = await page.waitForRequest((request) => request.url().startsWith('mailto:'));
  return new URL(request.url());
}

export { expect };
