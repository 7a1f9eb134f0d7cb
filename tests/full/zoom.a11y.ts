import { countStops, installFocusTools, walk } from '../access/focus.ts';
import { content, expect, open, test } from '../site.ts';

/** For those who enlarge the page: a laptop's screen at 400%. */

const { interface: words } = content;

test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/', '/contact']) {
  test(`at 400% Tab leads through ${path} with focus always in plain sight, and no header over it [access-10]`, async ({
    page,
  }) => {
    await open(page, path);
    await installFocusTools(page);
    const stops = await walk(page, 'Tab', await countStops(page));
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
}

test('at 400% the menu and a toast fit on the screen [access-10]', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: words.menu, exact: true }).click();
  const links = page.getByRole('banner').getByRole('listitem').getByRole('link');
  for (const link of await links.all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  const toasts = page.getByRole('region', { name: words.notifications });
  await expect(toasts).toBeInViewport({ ratio: 1 });
});
