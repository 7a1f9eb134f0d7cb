import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { NOT_FOUND, readDescription, SITE_FOLDER } from '../hosting/build.ts';
import { BUDGETS } from './budgets.ts';
import { content, expect, hydrated, open, PHONE, test } from './site.ts';
import { isPictureOf, slides } from './slides.ts';

// Most phones have so many dots, which decide what pictures are fetched.
test.use({ ...PHONE, deviceScaleFactor: 2 });

/** The bytes of all answers of a kind, compressed as they are sent. */
function countBytes(page: Page, counts: (request: Request) => boolean) {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (counts(request)) requests.push(request);
  });
  return async () => {
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
}

const isOfKind = (kind: string) => (request: Request) => request.resourceType() === kind;

test('Home’s scripts keep to their budget [weight-1]', async ({ page }) => {
  const bytes = countBytes(page, isOfKind('script'));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const inline = await page.evaluate(() =>
    [...document.scripts].map((script) => script.text).join(''),
  );
  const total = (await bytes()) + brotliCompressSync(inline).length;
  expect(total).toBeGreaterThan(BUDGETS.homeScripts / 2);
  expect(total).toBeLessThanOrEqual(BUDGETS.homeScripts);
});

test('the first view of Home keeps to its budget on a phone, and so do its fonts [weight-4]', async ({
  page,
}) => {
  // The second slide's picture is asked for before its turn, which is after the first view.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A browser may fetch what lies below ahead of time: that is not in the first view.
  const isBelow = (url: string) =>
    /\.(avif|webp)$/.test(url) && !isPictureOf(slides[0], new URL(url).pathname);
  const firstView = countBytes(page, (request) => !isBelow(request.url()));
  const fonts = countBytes(page, isOfKind('font'));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(await firstView()).toBeGreaterThan(50_000);
  expect(await firstView()).toBeLessThanOrEqual(BUDGETS.homeFirstView);
  expect(await fonts()).toBeGreaterThan(0);
  expect(await fonts()).toBeLessThanOrEqual(BUDGETS.fonts);
});

test('every page and its first view keep to their budgets [weight-5]', () => {
  const pages = [...Object.values(readDescription().pages), NOT_FOUND].map((file) => {
    const html = readFileSync(`${SITE_FOLDER}${file}`, 'utf8');
    const end = html.indexOf('</section>', html.indexOf('<main'));
    return {
      file,
      firstView: brotliCompressSync(html.slice(0, end < 0 ? html.length : end)).length,
      whole: statSync(`${SITE_FOLDER}${file}.br`).size,
    };
  });
  const heavy = pages.filter(
    ({ firstView, whole }) => firstView > BUDGETS.firstViewHtml || whole > BUDGETS.pageHtml,
  );
  expect(heavy).toEqual([]);
});

for (const { name, use, most } of [
  { name: 'on a phone', use: {}, most: BUDGETS.heroPictureOnPhone },
  {
    name: 'at 1440 px',
    use: {
      viewport: { width: 1440, height: 900 },
      isMobile: false,
      hasTouch: false,
      deviceScaleFactor: 1,
    },
    most: BUDGETS.heroPictureWide,
  },
]) {
  test.describe(name, () => {
    test.use(use);

    test(`the first hero picture is AVIF and keeps to its budget ${name} [image-2] [image-3]`, async ({
      page,
    }) => {
      const arrival = page.waitForResponse((response) => isPictureOf(slides[0], response.url()));
      await page.goto('/');
      const response = await arrival;
      expect(response.headers()['content-type']).toBe('image/avif');
      expect((await response.body()).length).toBeLessThanOrEqual(most);
    });
  });
}

/** Keeps the first slide's picture on its way until the returned function is called. */
async function holdHeroPicture(page: Page) {
  const { promise: released, resolve: letPictureGo } = Promise.withResolvers<void>();
  await page.route(
    (url) => isPictureOf(slides[0], url.pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return letPictureGo;
}

test('no script is asked for before the largest picture has come, but for a first key [weight-3]', async ({
  page,
}) => {
  const letPictureGo = await holdHeroPicture(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: content.home.hero.heading })).toBeVisible();
  await page.evaluate(() => new Promise((settle) => requestIdleCallback(settle)));
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await hydrated(page);
  letPictureGo();
});

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
