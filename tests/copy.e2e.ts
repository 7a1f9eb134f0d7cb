import { fill } from '../src/content/fill.ts';
import { oneLine } from '../src/metadata/links.ts';
import { content, expect, open, test, urgent } from './site.ts';

const { phone, email } = content.company;
const words = content.interface;

const copies = [
  [words.copyPhone, phone, words.phoneCopied],
  [urgent.copyLabel, urgent.phone, words.phoneCopied],
  [words.copyEmail, email, words.emailCopied],
  [words.copyAddress, oneLine(content.company.locations[0]), words.addressCopied],
] as const;

for (const path of ['/contact', '/about']) {
  test(`phone, e-mail and address are copied with one press on ${path} [toast-6]`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    for (const [name, value, said] of copies) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(
        page.getByRole('region', { name: words.notifications }).getByText(said).last(),
      ).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    }
  });
}

test('where copying is refused, a toast shows what to copy [toast-7]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await open(page, '/contact');
  await page.getByRole('button', { name: words.copyPhone }).click();
  await expect(page.getByText(fill(words.copyRefused, { value: phone }))).toBeVisible();
});

test('where the browser has no clipboard, a toast shows what to copy [toast-7]', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await open(page, '/contact');
  await page.getByRole('button', { name: words.copyEmail }).click();
  await expect(page.getByText(fill(words.copyRefused, { value: email }))).toBeVisible();
});

test('losing the connection and its return are said [toast-8]', async ({ page, context }) => {
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(content.interface.connectionLost)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(content.interface.connectionBack)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no button is there that could do nothing [toast-6]', async ({ page }) => {
    await page.goto('/contact');
    for (const [name] of copies) {
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
  });
});
