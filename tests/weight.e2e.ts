import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { NOT_FOUND, readDescription, SITE_FOLDER } from '../hosting/build.ts';
import { content, expect, holdScripts, hydrated, open, paths, test } from './site.ts';
import { isPictureOf, slides } from './slides.ts';

// As on most phones: the dots of the screen decide which pictures are fetched.
test.use({ deviceScaleFactor: 2.625 });

const MOST_SCRIPT = 70_000;
const MOST_AT_FIRST = 160_000;
/** What a server sends before it waits for the first answer. */
const FIRST_ROUND_TRIP = 14 * 1024;
const MOST_HTML = 18 * 1024;
/** As many as no page of the sample has, of its own. */
const FEW_WORDS = 800;
const MOST_FONT = 30_000;

test('Home ships at most 70 KB of JavaScript [weight-1]', async ({ page }, { annotations }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const inline = await page.evaluate(() =>
    [...document.scripts].map((script) => script.text).join(''),
  );
  const files = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const total = files + brotliCompressSync(inline).length;
  annotations.push({ type: 'script on Home', description: `${total} bytes` });
  expect(sizes.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(MOST_SCRIPT);
});

test('Home paints without waiting for any script, and for at most one stylesheet [weight-2]', async ({
  page,
}) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
      )
      .map(({ name }) => name),
  );
  expect(blocking.filter((name) => !name.endsWith('.css'))).toEqual([]);
  expect(blocking.length).toBeLessThanOrEqual(1);
  letScriptsGo();
  await hydrated(page);
});

async function watchRequests(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  const sizes: { url: string; size: number }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: size }) => {
    sizes.push({ url: addresses.get(requestId) ?? '', size });
  });
  const bytes = (counts: (url: string) => boolean) =>
    sizes.filter(({ url }) => counts(url)).reduce((sum, { size }) => sum + size, 0);
  return { bytes };
}

test.describe('with slides that stand still', () => {
  // The second slide's picture is asked for before its turn, which is after the first view.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'the first view of Home has at most 160 KB on a phone, all told [weight-4]',
    {
      tag: '@phone',
    },
    async ({ page }, { annotations }) => {
      const { bytes } = await watchRequests(page);
      await open(page, '/');
      await page.waitForLoadState('networkidle');
      const inView = page.locator('img').filter({ visible: true });
      for (const image of await inView.all()) {
        const { top = 0 } = (await image.evaluate((one) => one.getBoundingClientRect())) ?? {};
        const isLazy = (await image.getAttribute('loading')) === 'lazy';
        if (isLazy) expect(top).toBeGreaterThan(page.viewportSize()?.height ?? 0);
      }
      // A browser may fetch what lies below ahead of time: that is not in the first view.
      const isBelow = (url: string) =>
        /\.(avif|webp)$/.test(url) && !isPictureOf(slides[0], new URL(url).pathname);
      const first = bytes((url) => !isBelow(url));
      annotations.push({ type: 'first view of Home', description: `${first} bytes` });
      expect(first).toBeGreaterThan(50_000);
      expect(first).toBeLessThanOrEqual(MOST_AT_FIRST);
    },
  );
});

test('the two fonts have at most 30 KB together [weight-4]', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) sizes.push(response.body().then(({ length }) => length));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const fonts = await Promise.all(sizes);
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_FONT);
});

const files = [...Object.values(readDescription().pages), NOT_FOUND];

const readPage = (file: string) => readFileSync(`${SITE_FOLDER}${file}`, 'utf8');

/** Owners write as much as they like, and each word of theirs has some HTML around it. */
function allowanceFor(html: string): number {
  const [, main = ''] = /<main(.*?)(<\/main>|$)/s.exec(html) ?? [];
  const words = main.replaceAll(/<(script|style|template)\b.*?<\/\1>|<[^>]*>/gs, ' ');
  return 3 * Math.max(0, brotliCompressSync(words).length - FEW_WORDS);
}

test('what a page first shows comes with all styles in at most 14 KB [weight-5]', () => {
  const pages = files.map((file) => {
    const html = readPage(file);
    const end = html.indexOf('</section>', html.indexOf('<main'));
    const firstView = html.slice(0, end < 0 ? html.length : end);
    const most = FIRST_ROUND_TRIP + allowanceFor(firstView);
    return { file, size: brotliCompressSync(firstView).length, most };
  });
  expect(pages.length).toBeGreaterThan(paths.length);
  expect(pages.filter(({ size, most }) => size > most)).toEqual([]);
});

test('every page has at most 18 KB [weight-5]', () => {
  const pages = files.map((file) => {
    const { size } = statSync(`${SITE_FOLDER}${file}.br`);
    return { file, size, most: MOST_HTML + allowanceFor(readPage(file)) };
  });
  expect(pages.filter(({ size, most }) => size > most)).toEqual([]);
});

for (const path of paths) {
  test(`${path} asks for no script before its largest paint [weight-3]`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const { paint, scripts } = await page.evaluate(async () => {
      const paint = await new Promise<number>((settle) => {
        new PerformanceObserver((list) => settle(list.getEntries().at(-1)?.startTime ?? 0)).observe(
          { type: 'largest-contentful-paint', buffered: true },
        );
      });
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime);
      return { paint, scripts };
    });
    expect(paint).toBeGreaterThan(0);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((time) => time < paint)).toEqual([]);
  });
}

test('where the largest picture does not come, a press brings the script [weight-3]', async ({
  page,
}) => {
  let letPictureGo = () => {};
  const told = new Promise<void>((resolve) => {
    letPictureGo = resolve;
  });
  await page.route(
    (url) => isPictureOf(slides[0], url.pathname),
    async (route) => {
      await told;
      await route.continue();
    },
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: content.home.hero.heading })).toBeVisible();
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await hydrated(page);
  letPictureGo();
});
