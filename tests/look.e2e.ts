import sharp from 'sharp';
import { fill } from '../src/content/fill.ts';
import { lowContrastWords } from './access/contrast.ts';
import { settlePictures } from './layout.ts';
import { content, expect, open, refused, test } from './site.ts';

const { slides } = content.home.hero;
const words = content.interface;

test.describe('with slides that stand still', () => {
  test('every slide’s words stand out from its picture in light and dark [look-1]', {
    tag: '@wide',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    for (const [index, { title }] of slides.entries()) {
      const name = fill(words.slide, { number: index + 1, count: slides.length, title });
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settlePictures(page);
        expect(await lowContrastWords(page), `${title} in ${colorScheme}`).toEqual([]);
      }
    }
  });
});

test('where every picture fails, the words stay readable [look-4]', { tag: '@wide' }, async ({
  page,
  troubles,
}) => {
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  troubles.expect(...refused(/\.(avif|webp)$/));
  await open(page, '/');
  await page.getByRole('button', { name: words.pauseSlides }).click();
  expect(await lowContrastWords(page)).toEqual([]);
});

test('where a picture is gone, no browser’s sign for that stands in its colors [look-4]', {
  tag: '@wide',
}, async ({ page, troubles }) => {
  await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ status: 404 }));
  troubles.expect(/404/);
  await open(page, '/services');
  const picture = page.getByRole('main').locator('picture').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture.locator('img')).toHaveJSProperty('complete', true);
  const { x = 0, y = 0 } = (await picture.boundingBox()) ?? {};
  const corner = await page.screenshot({ clip: { x: x + 4, y: y + 4, width: 16, height: 16 } });
  const { channels } = await sharp(corner).stats();
  for (const { min, max } of channels) expect(max - min).toBeLessThan(20);
});

test('only the first hero picture asks to come first [image-2]', async ({ page }) => {
  await open(page, '/');
  const urgent = page.locator('img[fetchpriority="high"]');
  await expect(urgent).toHaveCount(1);
  await expect(urgent).toHaveAttribute('alt', slides[0]?.alt ?? '');
  const asked = page.locator('link[fetchpriority="high"]');
  const offered = page.locator('picture').filter({ has: urgent }).locator('[type="image/avif"]');
  const sources = (name: string) => (all: Element[]) => all.map((one) => one.getAttribute(name));
  expect(await asked.evaluateAll(sources('imagesrcset'))).toEqual(
    await offered.evaluateAll(sources('srcset')),
  );
});

test('every picture has its width and height, AVIF, a fallback, and a color behind it [image-2]', {
  tag: '@wide',
}, async ({ page }) => {
  for (const path of ['/', '/about', '/services']) {
    await open(page, path);
    const pictures = page.getByRole('main').locator('picture');
    // A picture from elsewhere comes as it is.
    const own = pictures.filter({ hasNot: page.locator('img[src^="https://"]') });
    for (const image of await own.all()) {
      await expect(image.locator('source[type="image/avif"]').first()).toHaveAttribute(
        'srcset',
        /\d+w/,
      );
      await expect(image.locator('source[type="image/avif"]').first()).toHaveAttribute(
        'sizes',
        /./,
      );
      await expect(image.locator('img')).toHaveAttribute('src', /\.webp$/);
      await expect(image.locator('img')).toHaveAttribute('width', /\d/);
      await expect(image.locator('img')).toHaveAttribute('height', /\d/);
      await expect(image).toHaveAttribute('data-tone', /./);
      await expect(image.locator('img')).toHaveAttribute('data-tone', /./);
    }
  }
});

for (const { width, kind } of [
  { width: 390, kind: 'webp' },
  { width: 768, kind: 'avif' },
]) {
  test(`at ${width} px Services begins with one ${kind}, which is asked for once [image-6]`, {
    tag: '@wide',
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url());
    });
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/services');
    const first = page.locator('img[fetchpriority="high"]');
    await expect(first).toHaveJSProperty('complete', true);
    const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown).toMatch(new RegExp(`\\.${kind}$`));
    const name = shown.replace(/.*\//, '').split('.')[0] ?? '';
    expect(asked.filter((url) => url.includes(name))).toEqual([shown]);
  });
}

const budgets = [
  { width: 390, height: 844, deviceScaleFactor: 2, most: 45_000 },
  { width: 1440, height: 900, deviceScaleFactor: 1, most: 110_000 },
];

for (const { width, height, deviceScaleFactor, most } of budgets) {
  test.describe(`at ${width} px`, { tag: '@wide' }, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    test(`the first hero picture has at most ${most / 1000} KB at ${width} px [image-3]`, async ({
      page,
    }) => {
      const arrived = page.waitForResponse(/\.avif$/);
      await page.goto('/');
      expect((await (await arrived).body()).length).toBeLessThanOrEqual(most);
    });
  });
}

test('the icons of browsers and phones are made from the logo [look-5]', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  await page.goto('/');
  for (const rel of ['icon', 'apple-touch-icon']) {
    const href = await page.locator(`link[rel="${rel}"]`).getAttribute('href');
    expect((await request.get(href ?? '')).headers()['content-type']).toMatch(/^image\/(svg|png)/);
  }
  for (const name of ['app-192', 'app-512', 'maskable-512']) {
    expect((await request.get(`/icons/${name}.png`)).status()).toBe(200);
  }
});

test('the design page is not in the build [look-6]', { tag: '@wide' }, async ({ request }) => {
  expect((await request.get('/design')).status()).toBe(404);
});
