import type { Page } from '@playwright/test';
import { launchChromium } from '../tools/chromium.ts';
import { makePatient, sendInPieces } from './inPieces.ts';
import { LocalSite } from './localSite.ts';
import { content, everyKind, expect, hydrated, labelOf, open, test, UNKNOWN } from './site.ts';

const about = (page: Page) =>
  page
    .getByRole('navigation', { name: content.interface.mainNavigation })
    .getByRole('link', { name: labelOf('/about') });

test.describe('what is pointed at', { tag: '@wide' }, () => {
  for (const serviceWorkers of ['block', 'allow'] as const) {
    test.describe(`with workers: ${serviceWorkers}`, () => {
      test.use({ serviceWorkers });

      test(`a page is fetched once its link is pointed at (workers: ${serviceWorkers}) [speed-1]`, async ({
        page,
      }) => {
        const site = await new LocalSite().start();
        await page.goto(site.origin);
        await hydrated(page);
        if (serviceWorkers === 'allow') {
          await page.waitForFunction(
            () => navigator.serviceWorker.controller?.state === 'activated',
          );
        }
        site.asked.length = 0;
        await about(page).hover();
        await expect.poll(() => site.asked).toContain('/about');
        await about(page).click();
        await expect(page).toHaveURL(`${site.origin}/about`);
        await hydrated(page);
        const times = site.asked.filter((path) => path === '/about').length;
        if (serviceWorkers === 'block') expect(times).toBe(1);
        await site.stop();
      });
    });
  }
});

const CHANGES = {
  'fades into': { use: {}, isFaded: true },
  'with reduced motion takes the place of': {
    use: { contextOptions: { reducedMotion: 'reduce' } },
    isFaded: false,
  },
  'on a phone takes the place of': { use: { isMobile: true, hasTouch: true }, isFaded: false },
} as const;

for (const [change, { use, isFaded }] of Object.entries(CHANGES)) {
  test.describe(change, { tag: '@wide' }, () => {
    test.use(use);

    test(`one page ${change} the next [speed-2]`, async ({ page }) => {
      await page.addInitScript(() =>
        window.addEventListener('pagereveal', (event) => {
          document.documentElement.dataset.faded = String(event.viewTransition !== null);
        }),
      );
      await open(page, '/');
      await about(page).click();
      await expect(page).toHaveURL('/about');
      await expect(page.locator('html')).toHaveAttribute('data-faded', String(isFaded));
    });
  });
}

const FAR = 400;
const NEAR = 0;

/** The typefaces that the page has, and when it asked for their files, after its largest paint. */
const fontsOf = (page: Page) =>
  page.evaluate(async () => {
    const paint = await new Promise<number>((settle) => {
      new PerformanceObserver((list) => settle(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'));
    return {
      faces: [...document.fonts].filter(({ display }) => display === 'optional').length,
      before: files.filter(({ startTime }) => startTime < paint).length,
      after: files.filter(({ startTime }) => startTime >= paint).length,
    };
  });

test.describe('how far away it is', { tag: '@wide' }, () => {
  test.use({ distance: 'as it is' });

  test('far from the site a page asks for its fonts after its largest paint, for the next one [speed-6]', async ({
    page,
  }) => {
    const site = await new LocalSite().start();
    let away = FAR;
    site.stranger = ({ path, own, response }) => {
      setTimeout(() => response.writeHead(200, own.headers).end(own.body), path === '/' ? away : 0);
    };
    const visit = async () => {
      await page.goto(site.origin);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      return fontsOf(page);
    };
    expect(await visit()).toEqual({ faces: 0, before: 0, after: 2 });
    away = NEAR;
    expect(await visit()).toEqual({ faces: 2, before: 2, after: 0 });
    await site.stop();
  });
});

const isLaidOut = (page: Page) =>
  page
    .locator('footer a')
    .last()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));

test.describe('on a phone', { tag: '@wide' }, () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  let showPictures: () => void;

  test.beforeEach(async ({ page }) => {
    const come = new Promise<void>((settle) => {
      showPictures = settle;
    });
    await page.route(/\.(avif|webp|jpe?g)$/, (route) => come.then(() => route.continue()));
  });

  /** In milliseconds: a press, and its answer. */
  const ANSWERING = 400;
  const arrive = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });
  const isFolded = async (page: Page) =>
    (await page.locator('[data-folded] footer > * > :not([data-painted])').count()) > 0;

  test('what is below the first screen is laid out once that is painted [speed-7]', async ({
    page,
  }) => {
    await arrive(page, '/');
    expect([await isFolded(page), await isLaidOut(page)]).toEqual([true, false]);
    showPictures();
    await hydrated(page);
    expect([await isFolded(page), await isLaidOut(page)]).toEqual([false, true]);
  });

  test('nothing moves when the rest of a page is laid out [speed-7]', async ({ page }) => {
    showPictures();
    for (const path of everyKind) {
      await arrive(page, path);
      await hydrated(page);
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((settle) => {
            let count = 0;
            new PerformanceObserver((list) => {
              count += list.getEntries().length;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => settle(count), 100);
          }),
      );
      expect(shifts, path).toBe(0);
    }
  });

  test('no press waits for what is below, which comes after it [speed-7]', async ({ page }) => {
    await arrive(page, '/');
    const firstAfter = await page.evaluate(async () => {
      const part = document.querySelector('main > *');
      const marked = new Promise<number>((settle) => {
        new MutationObserver(() => settle(performance.now())).observe(part as Element, {
          attributeFilter: ['data-painted'],
        });
      });
      const pressed = performance.now();
      dispatchEvent(new PointerEvent('pointerdown'));
      return (await marked) - pressed;
    });
    // The browser's clock is coarse.
    expect(Math.ceil(firstAfter)).toBeGreaterThanOrEqual(ANSWERING);
    await expect.poll(() => isFolded(page)).toBe(false);
    expect(await isLaidOut(page)).toBe(true);
    showPictures();
  });

  test('whoever is led to a place within the page, or comes back, finds all of it [speed-7]', async ({
    page,
  }) => {
    await arrive(page, `/services#${content.services.cards.at(-1)?.id}`);
    expect([await isFolded(page), await isLaidOut(page)]).toEqual([false, true]);
    await arrive(page, '/about');
    expect(await isFolded(page)).toBe(true);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect([await isFolded(page), await isLaidOut(page)]).toEqual([false, true]);
    showPictures();
  });
});

test('React hears nothing but what components handle [speed-8]', { tag: '@wide' }, async ({
  page,
}) => {
  await open(page, '/contact');
  const session = await page.context().newCDPSession(page);
  const islands = await page.locator('astro-island').count();
  expect(islands).toBe(3);
  for (let index = 0; index < islands; index += 1) {
    const { result } = await session.send('Runtime.evaluate', {
      expression: `document.querySelectorAll('astro-island')[${index}]`,
    });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    const heard = [...new Set(listeners.map(({ type }) => type))].sort();
    expect(heard).toEqual(['click', 'focusin', 'focusout']);
  }
});

/** What a visitor may have done with a page, and what is to be found of it afterwards. */
const LEFT_AS: Record<string, { leave: (page: Page) => Promise<void>; find: string }> = {
  '/': {
    leave: async (page) => {
      await page.getByRole('button', { name: content.interface.pauseSlides }).click();
      const dots = page.getByRole('group', { name: content.interface.chooseSlide });
      await dots.getByRole('button').last().click();
      await expect(page.locator('[aria-roledescription=slide]').last()).not.toHaveAttribute(
        'inert',
      );
    },
    find: `[...document.querySelectorAll('[aria-roledescription=slide]')].findIndex((slide) => !slide.inert)`,
  },
  '/contact': {
    leave: (page) => page.locator('textarea').fill('Two boxes & a tube'),
    find: `document.querySelector('textarea').value`,
  },
};

test('going back shows every page as it was left, without loading it again [speed-3]', {
  tag: '@wide',
}, async () => {
  test.slow();
  const site = await new LocalSite().start();
  const browser = await launchChromium({ keepsPages: true });
  for (const path of everyKind.filter((path) => path !== UNKNOWN)) {
    const page = await browser.newPage({ baseURL: site.origin });
    await page.goto(path);
    await hydrated(page);
    const { leave, find = 'location.pathname' } = LEFT_AS[path] ?? {};
    await leave?.(page);
    const left = encodeURIComponent(String(await page.evaluate(find)));
    // Playwright loses a page that comes back whole, so the page itself tells the server.
    await page.evaluate(`addEventListener('pageshow', ({ persisted }) => {
      if (persisted) fetch('/?returned=${path}&as=' + encodeURIComponent(${find}));
    })`);
    await page.evaluate((next) => window.location.assign(next), path === '/terms' ? '/' : '/terms');
    await page.waitForEvent('load');
    await page.evaluate(() => setTimeout(() => window.history.back()));
    await expect.poll(() => site.asked, path).toContain(`/?returned=${path}&as=${left}`);
    page.close().catch(() => {});
  }
  await browser.close();
  await site.stop();
});

test.describe('a page that comes in pieces', { tag: '@wide' }, () => {
  const title = (page: Page) => page.locator('main h1');

  test('is painted part by part, each once it has been read [speed-9]', async ({ page }) => {
    const site = await new LocalSite().start();
    makePatient(site);
    const send = sendInPieces(site, '</nav>');
    await page.goto(site.origin, { waitUntil: 'commit' });
    const header = page.locator('header nav a').first();
    const last = page.locator('main > *').last();

    await expect(header).toBeAttached();
    await expect(header).toBeHidden();
    send('</h1>');
    await expect(header).toBeVisible();
    await expect(title(page)).toBeAttached();
    await expect(title(page)).toBeHidden();
    send('</main>');
    await expect(title(page)).toBeVisible();
    await expect(last).toBeHidden();
    send();
    await expect(last).toBeVisible();
    await site.stop();
  });

  test('shows after a second what has come of a part [speed-9]', async ({ page }) => {
    const site = await new LocalSite().start();
    const send = sendInPieces(site, '</h1>');
    await page.goto(site.origin, { waitUntil: 'commit' });
    await expect(title(page)).toBeVisible();
    send();
    await hydrated(page);
    await site.stop();
  });
});
