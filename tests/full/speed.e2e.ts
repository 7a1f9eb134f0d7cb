import type { Page } from '@playwright/test';
import { findWindowedChromium, launchChromium } from '../../tools/chromium.ts';
import { LocalSite, waitUntilKept } from '../localSite.ts';
import { content, everyKind, expect, hydrated, labelOf, open, test, UNKNOWN } from '../site.ts';

const about = (page: Page) =>
  page
    .getByRole('navigation', { name: content.interface.mainNavigation })
    .getByRole('link', { name: labelOf('/about') });

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page is fetched once its link is pointed at [speed-1]', async ({ page }) => {
    const site = await new LocalSite().start();
    await page.goto(site.origin);
    await waitUntilKept(page);
    site.asked.length = 0;
    await about(page).hover();
    await expect.poll(() => site.asked).toContain('/about');
    await site.stop();
  });
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
  test.describe(change, () => {
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

test('going back shows every page as it was left, without loading it again [speed-3]', async () => {
  test.skip(!findWindowedChromium(), 'Only a Chromium with windows keeps pages.');
  const site = await new LocalSite().start();
  const browser = await launchChromium({ isWindowed: true });
  for (const path of everyKind.filter((path) => path !== UNKNOWN)) {
    // A worker that claims its pages for the first time takes them out of the back/forward cache.
    const page = await browser.newPage({ baseURL: site.origin, serviceWorkers: 'block' });
    await page.goto(path);
    await hydrated(page);
    const { leave, find = 'location.pathname' } = LEFT_AS[path] ?? {};
    await leave?.(page);
    const left = encodeURIComponent(String(await page.evaluate(find)));
    // Playwright loses a page that comes back whole, so the page itself tells the server.
    await page.evaluate(`addEventListener('pageshow', ({ persisted }) => {
      if (persisted) fetch('/?returned=${path}&as=' + encodeURIComponent(${find}));
    })`);
    await page.goto(path === '/terms' ? '/' : '/terms');
    await page.evaluate(() => setTimeout(() => window.history.back()));
    await expect.poll(() => site.asked, path).toContain(`/?returned=${path}&as=${left}`);
    page.close().catch(() => {});
  }
  await browser.close();
  await site.stop();
});
