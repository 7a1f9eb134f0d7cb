import { expect, open, test } from '../../site.ts';

/** A page of text with everything that Markdown has: tests/another-company/careers.md. */

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/careers');
});

test('a table that is wider than a phone scrolls inside itself, by keyboard too [prose-1]', async ({
  page,
}) => {
  const frame = page.getByRole('region', { name: 'What a night pays' });
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(20);
  expect(await sideways()).toBe(390);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

test('a table keeps its alignment under the content policy [prose-1]', async ({ page }) => {
  const cells = page.getByRole('row', { name: /^Bridges/ }).getByRole('cell');
  const aligned = await cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell).textAlign),
  );
  expect(aligned).toEqual(['start', 'center', 'end', 'start']);
  expect(await page.locator('main [style]').count()).toBe(0);
});

test('a picture by its https address shows within the policy, and has its words [prose-1]', async ({
  page,
}) => {
  const picture = page.getByAltText('The pass under snow');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('a link to a heading leads there [prose-2]', async ({ page }) => {
  await page.getByRole('link', { name: 'what a night pays' }).click();
  await expect(page).toHaveURL(/#what-a-night-pays$/);
  await expect(page.getByRole('heading', { name: 'What a night pays' })).toBeInViewport();
});
