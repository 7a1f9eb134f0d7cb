import { readFileSync } from 'node:fs';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { isWebAddress } from '../src/content/kinds.ts';
import { contentFolder, readContent } from '../src/content/read.ts';
import { collectValues } from '../src/content/walk.ts';
import { listPages } from '../src/metadata/pages.ts';
import { findUrgentLine } from '../src/metadata/urgentLine.ts';
import { NOT_HYDRATED } from '../tools/hydrated.ts';

export const content = readContent(contentFolder);
export const urgent = findUrgentLine(content.company, content.interface);
export const paths = listPages(content).map(({ path }) => path);
/** What a page is called where it is linked. */
export const labelOf = (path: string) =>
  content.navigation.pages.find((page) => page.path === path)?.label ?? '';
export const UNKNOWN = '/no-such-page';
/** For `test.use`. One dot a pixel: nobody looks at the pictures of a test. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const everyPath = [...paths, UNKNOWN];

const [article] = content.articles;

/**
 * A page of each kind, for what neither words nor layout can change: with an island of its own,
 * with pictures, of words, and the one for what is missing.
 */
export const everyKind = ['/', '/contact', '/services', `/${article?.name}`, UNKNOWN];

const picture = readFileSync('tests/picture.png');
const remotePictures = collectValues(content, 'photo').filter(isWebAddress);

/**
 * No test reaches another host: see the browser's flags. Where content names pictures by address,
 * they are answered for. Not otherwise: a browser that asks us of every request is half as fast.
 */
export async function answerForOthers(context: BrowserContext) {
  if (remotePictures.length === 0) return;
  await context.route(
    (url) => remotePictures.includes(url.href),
    (route) => route.fulfill({ contentType: 'image/png', body: picture }),
  );
}

const isOurs = (url: string) => url === '' || /^(about|data|blob):|^http:\/\/localhost:/.test(url);

/** What goes wrong in a page: errors logged, thrown, and requests in vain. */
export class Troubles {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      const { url } = message.location();
      // The browser says of the page that is not there that it is not there.
      const isTrue = message.text().includes('404') && url.endsWith(UNKNOWN);
      // Others, the map's host among them, may be missing at any time.
      if (message.type() !== 'error' || isTrue || !isOurs(url)) return;
      this.#seen.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => {
      const { message } = error.error();
      // On a slow machine Chromium shows the next page without the fade, and says so itself.
      if (/^Transition was (aborted|skipped)/.test(message)) return;
      this.#seen.push(`thrown: ${message}`);
    });
    context.on('requestfailed', (request) => {
      // Leaving a page ends what it was still loading.
      const wasLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!wasLeft && isOurs(request.url())) this.#seen.push(`failed: ${request.url()}`);
    });
  }

  /** The test itself brings this about. */
  expect(...patterns: RegExp[]) {
    this.#expected.push(...patterns);
  }

  get unexpected(): string[] {
    return this.#seen.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }
}

/** What the browser says when a request for one of these is refused by the test. */
export const refused = (...patterns: RegExp[]) => [
  /^console: Failed to load resource: net::ERR_FAILED/,
  ...patterns.map((pattern) => new RegExp(`^failed: .*${pattern.source}`)),
];

/** What the browser says where no script arrives. */
export const scriptsMissing = [
  ...refused(/\.js$/),
  /^thrown: Failed to fetch dynamically imported module/,
];

/** Every test also fails when its page runs into trouble that it does not expect. */
export const test = base.extend<{ troubles: Troubles }>({
  troubles: [
    async ({ context }, use) => {
      await answerForOthers(context);
      const troubles = new Troubles(context);
      await use(troubles);
      expect(troubles.unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** What stands under a heading; further out, whatever that is in. */
export const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Until the script has taken over. Asked at every frame: an assertion would ask ever more seldom. */
export const hydrated = (page: Page) =>
  page.waitForFunction((waiting) => !document.querySelector(waiting), NOT_HYDRATED);

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
