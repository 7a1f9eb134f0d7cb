import type { Page } from '@playwright/test';
import { fill } from '../src/content/fill.ts';
import { formatAddress } from '../src/metadata/links.ts';
import { content, expect, open, PHONE, test, urgent } from './site.ts';

const { company, interface: words } = content;

const toasts = (page: Page) => page.getByRole('region', { name: words.notifications });
const dismiss = (page: Page) => toasts(page).getByRole('button', { name: words.dismiss });
const copyButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const COPIES = [
  [words.copyPhone, company.phone, words.phoneCopied],
  [urgent.copyLabel, urgent.phone, words.phoneCopied],
  [words.copyEmail, company.email, words.emailCopied],
  [words.copyAddress, formatAddress(company.locations[0]), words.addressCopied],
] as const;

test('phone, e-mail and address are copied with one press [toast-6]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/contact');
  for (const [name, value, said] of COPIES) {
    await copyButton(page, name).first().click();
    await expect(toasts(page).getByText(said).last()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  }
});

const CLIPBOARDS = {
  refused: () =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    }),
  missing: () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
};

for (const [state, makeSo] of Object.entries(CLIPBOARDS)) {
  test(`where copying is ${state}, a toast shows what to copy [toast-7]`, async ({ page }) => {
    await page.addInitScript(makeSo);
    await open(page, '/contact');
    await copyButton(page, words.copyPhone).first().click();
    const told = fill(words.copyRefused, { value: company.phone });
    await expect(toasts(page).getByText(told)).toBeVisible();
  });
}

test('losing the connection and its return are said [toast-8]', async ({ page, context }) => {
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(words.connectionLost)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(words.connectionBack)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript no button is there that could do nothing [toast-6]', async ({
    page,
  }) => {
    await page.goto('/contact');
    for (const [name] of COPIES) await expect(copyButton(page, name)).toHaveCount(0);
  });
});

test.describe('that stay while the clock stands', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(CLIPBOARDS.missing);
    await open(page, '/contact');
    await page.clock.pauseAt(Date.now() + 60_000);
    await copyButton(page, words.copyPhone).first().focus();
    await page.keyboard.press('Enter');
    await expect(dismiss(page)).toHaveCount(1);
  });

  test('a toast stands at the top right and goes after its four seconds [toast-2] [toast-5]', async ({
    page,
  }) => {
    const { x = 0, y = 0, width = 0 } = (await dismiss(page).boundingBox()) ?? {};
    expect(y).toBeLessThan(200);
    expect(x + width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 100);
    await page.clock.runFor(3900);
    await expect(dismiss(page)).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(dismiss(page)).toHaveCount(0);
  });

  test('a toast goes on Escape, and focus stays where it was [toast-9]', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(dismiss(page)).toHaveCount(0);
    await expect(copyButton(page, words.copyPhone).first()).toBeFocused();
  });

  test('a dismissed toast leads focus back to where it came from [toast-9]', async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect(dismiss(page)).toHaveCount(2);
    const lastLink = page.getByRole('contentinfo').getByRole('link').last();
    await lastLink.focus();
    await page.keyboard.press('Tab');
    await expect(dismiss(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dismiss(page)).toHaveCount(1);
    await expect(lastLink).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);
});
