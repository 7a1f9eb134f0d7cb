import type { Page } from '@playwright/test';
import { launchChromium } from '../scripts/browser.ts';
import { LocalSite } from './localSite.ts';
import { expect, hydrated, open, paths, test } from './site.ts';

declare global {
  interface Window {
    /** How often this very document was shown again. */
    returns: number;
  }
}

const about = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });

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
        await expect(page).toHaveURL('/about');
        await site.stop();
      });
    });
  }
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, { tag: '@wide' }, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`one page ${reducedMotion === 'reduce' ? 'takes the place of' : 'fades into'} the next (motion: ${reducedMotion}) [speed-2]`, async ({
      page,
    }) => {
      await page.addInitScript(() =>
        window.addEventListener('pagereveal', (event) => {
          document.documentElement.dataset.faded = String(event.viewTransition !== null);
        }),
      );
      await open(page, '/');
      await about(page).click();
      await expect(page).toHaveURL('/about');
      const isFaded = String(reducedMotion === 'no-preference');
      await expect(page.locator('html')).toHaveAttribute('data-faded', isFaded);
    });
  });
}

test('going back shows every page as it was left, without loading it again [speed-3]', {
  tag: '@wide',
}, async ({ baseURL }) => {
  const browser = await launchChromium({ keepsPages: true });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => {
      window.returns = 0;
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) window.returns += 1;
      });
    });
    const other = path === '/terms' ? '/privacy' : '/terms';
    await page.evaluate((next) => window.location.assign(next), other);
    await page.waitForURL(other);
    await hydrated(page);
    await page.evaluate(() => window.history.back());
    await page.waitForURL(path);
    await expect.poll(() => page.evaluate(() => window.returns), path).toBe(1);
  }
  await browser.close();
});
