import type { Page } from '@playwright/test';
import { fill } from '../src/site/fill.ts';
import { faintWords } from './contrast.ts';
import { content, everyPath, expect, hydrated, open, test } from './site.ts';

const { slides } = content.home.hero;
const words = content.interface;

async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    scrollTo(0, 0);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(`words stand out from what is behind them, pictures included, in ${colorScheme} [look-1]`, async ({
      page,
    }) => {
      for (const path of everyPath) {
        await open(page, path);
        await settle(page);
        expect(await faintWords(page), path).toEqual([]);
      }
    });

    test(`every slide’s words stand out from its picture in ${colorScheme} [look-1]`, async ({
      page,
    }) => {
      await open(page, '/');
      for (const [index, { title }] of slides.entries()) {
        await page
          .getByRole('button', {
            name: fill(words.slide, { number: index + 1, count: slides.length, title }),
          })
          .click();
        await settle(page);
        expect(await faintWords(page), `slide ${index + 1}`).toEqual([]);
      }
    });

    test(`error and success stand out in ${colorScheme} [look-1]`, async ({ page }) => {
      await open(page, '/contact');
      await page.locator('form').getByRole('button').click();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await settle(page);
      expect(await faintWords(page)).toEqual([]);
    });
  });
}

test('nothing moves while slow pictures and a late font arrive [look-2]', async ({ page }) => {
  const late = (milliseconds: number) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));
  await page.route(/\.(avif|webp|svg)$/, async (route) => {
    await late(300);
    await route.continue().catch(() => {});
  });
  await page.route(/\.woff2$/, async (route) => {
    await late(600);
    await route.continue().catch(() => {});
  });
  for (const path of everyPath) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list, observer) => {
            observer.disconnect();
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
            );
          }).observe({ type: 'layout-shift', buffered: true });
          // The observer stays silent where nothing has shifted.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(shift, path).toBe(0);
  }
});

test('a printed Contact page is a sheet with both phone numbers and the address [look-3]', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText(content.company.phone)).toBeVisible();
  await expect(main.getByText(content.company.emergencyPhone)).toBeVisible();
  await expect(main.getByText(content.company.locations[0].street).first()).toBeVisible();
  await expect(page.getByText(content.company.name).first()).toBeVisible();
  await expect(page.locator('form')).toBeHidden();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const pdf = await page.pdf();
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  expect(pages).toBe(1);
});

test('where every picture fails, the words stay readable [look-4]', async ({ page, troubles }) => {
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  await open(page, '/');
  await page.getByRole('button', { name: words.pauseSlides }).click();
  expect(await faintWords(page)).toEqual([]);
  troubles.length = 0;
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

test('every picture has its width and height, AVIF, a fallback, and a colour behind it [image-2]', async ({
  page,
}) => {
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
    }
  }
});

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

test('the icons of browsers and phones are made from the logo [look-5]', async ({
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

test('the design page is not in the build [look-6]', async ({ request }) => {
  expect((await request.get('/design')).status()).toBe(404);
});

const hardships: Record<string, (page: Page) => Promise<void>> = {
  'at 320 px': async () => {},
  'at 320 px with text twice as large': (page) =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    }),
  'at 320 px with a very long company name': (page) =>
    page.evaluate((name) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.includes(name)) continue;
        node.textContent =
          'Northeastern Missouri and Southern Iowa Medical Transportation Cooperative';
      }
    }, content.company.name),
};

for (const [hardship, impose] of Object.entries(hardships)) {
  test(`no page scrolls sideways ${hardship} [look-8]`, { tag: '@wide' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of everyPath) {
      await open(page, path);
      await impose(page);
      const wide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        return [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .map(
            (element) =>
              `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`,
          );
      });
      expect(wide, path).toEqual([]);
    }
  });
}
