import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { NOT_FOUND, readDescription, SITE_FOLDER } from '../hosting/build.ts';
import { content, expect, holdScripts, hydrated, open, paths, test } from './site.ts';
import { isPictureOf, slides } from './slides.ts';

// As on most phones: the dots of the screen decide which pictures are fetched.
test.use({ deviceScaleFactor: 2.625 });

/** In bytes, compressed: about 10% above what was measured when they were set. */
const BUDGETS = {
  homeScripts: 79_000,
  homeFirstView: 168_000,
  firstViewHtml: 17_800,
  pageHtml: 23_200,
  fonts: 30_000,
};

test('Home ships at most 79 KB of JavaScript [weight-1]', async ({ page }, { annotations }) => {
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
  expect(total).toBeLessThanOrEqual(BUDGETS.homeScripts);
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
    'the first view of Home has at most 168 KB on a phone, all told [weight-4]',
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
      expect(first).toBeLessThanOrEqual(BUDGETS.homeFirstView);
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
  expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGETS.fonts);
});

const files = [...Object.values(readDescription().pages), NOT_FOUND];

const readPage = (file: string) => readFileSync(`${SITE_FOLDER}${file}`, 'utf8');

test('what a page first shows, with all styles, has at most 17.8 KB [weight-5]', () => {
  const pages = files.map((file) => {
    const html = readPage(file);
    const end = html.indexOf('</section>', html.indexOf('<main'));
    const firstView = html.slice(0, end < 0 ? html.length : end);
    return { file, size: brotliCompressSync(firstView).length };
  });
  expect(pages.length).toBeGreaterThan(paths.length);
  expect(pages.filter(({ size }) => size > BUDGETS.firstViewHtml)).toEqual([]);
});

test('every page has at most 23.2 KB [weight-5]', () => {
  const pages = files.map((file) => ({ file, size: statSync(`${SITE_FOLDER}${file}.br`).size }));
  expect(pages.filter(({ size }) => size > BUDGETS.pageHtml)).toEqual([]);
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

/** Keeps the first slide's picture on its way until the returned function is called. */
async function holdHeroPicture(page: Page) {
  let letPictureGo = () => {};
  const released = new Promise<void>((resolve) => {
    letPictureGo = resolve;
  });
  await page.route(
    (url) => isPictureOf(slides[0], url.pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return letPictureGo;
}

test('pictures below the first screen wait for the hero picture, at most four seconds [weight-6]', async ({
  page,
}) => {
  await page.clock.install();
  const letPictureGo = await holdHeroPicture(page);
  const card = content.home.services.cards.find(({ picture }) => picture);
  if (!card?.picture) throw new Error('No card has a picture.');
  const { picture, title } = card;
  let isCardRequested = false;
  page.on('request', (request) => {
    isCardRequested ||= isPictureOf(picture, new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { name: title, exact: true });
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  expect(isCardRequested).toBe(false);
  await page.clock.runFor(4000);
  await expect.poll(() => isCardRequested).toBe(true);
  letPictureGo();
});

test('where the largest picture does not come, a press brings the script [weight-3]', async ({
  page,
}) => {
  const letPictureGo = await holdHeroPicture(page);
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
