import { content, expect, open, test } from './site.ts';

const { interface: words } = content;

test('the toast stands at the top right and can be dismissed by keyboard [toast-5]', async ({
  page,
}) => {
  // Refused, because an error stays twice as long.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await open(page, '/contact');
  await page.getByRole('button', { name: words.copyPhone }).click();
  const toast = page.getByRole('region', { name: words.notifications }).getByRole('listitem');
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  const { x = 0, y = 0, width: size = 0 } = box ?? {};
  expect(y).toBeLessThan(200);
  expect(width - (x + size)).toBeLessThan(64);
  // On a phone it takes the whole width.
  if (width > 600) expect(x).toBeGreaterThan(width / 2);
  await page.getByRole('button', { name: words.dismiss }).focus();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
});
