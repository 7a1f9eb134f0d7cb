import type { Page } from '@playwright/test';
import { content, everyPath, expect, open, test } from './site.ts';

const { interface: words, contact } = content;

/**
 * Controls that are smaller than 44 by 44 CSS pixels. A link in the middle of a sentence is as tall
 * as its line; WCAG makes the same exception.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const controls = document.querySelectorAll('a[href], button, input, textarea, select');
    const wordsBeside = (link: Element) => {
      const box = link.getBoundingClientRect();
      const sentence = link.closest('p, li, dd');
      if (!sentence || link.tagName !== 'A') return false;
      const walker = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (link.contains(node) || !/\w/.test(node.textContent ?? '')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const isOnItsLine = [...range.getClientRects()].some(
          ({ top, bottom }) => top < box.bottom - 4 && bottom > box.top + 4,
        );
        if (isOnItsLine) return true;
      }
      return false;
    };
    return [...controls].flatMap((control) => {
      const isThere =
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !control.closest('[inert], .visually-hidden');
      const { width, height } = control.getBoundingClientRect();
      // A hundredth of a pixel is the browser's rounding.
      const isLarge = width > LEAST - 0.01 && height > LEAST - 0.01;
      if (!isThere || isLarge || wordsBeside(control)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim();
      return [`${name}: ${width.toFixed(1)} × ${height.toFixed(1)}`];
    });
  });
}

for (const path of everyPath) {
  test(`everything to press on ${path} is at least 44 by 44 pixels [access-7]`, async ({
    page,
  }) => {
    await open(page, path);
    expect(await smallTargets(page)).toEqual([]);
    const toggle = page.getByRole('button', { name: words.menu, exact: true });
    if (await toggle.isVisible()) await toggle.click();
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await expect(page.getByRole('region', { name: words.notifications })).toBeVisible();
    expect(await smallTargets(page), 'with menu and toast').toEqual([]);
  });
}

test('so is everything to press once a message is sent [access-7]', async ({ page }) => {
  const { form } = contact;
  await open(page, '/contact');
  await page.getByRole('textbox', { name: form.name.label }).fill('Rosa');
  await page.getByRole('textbox', { name: form.email.label }).fill('rosa@clinic.example');
  await page.getByRole('textbox', { name: form.message.label }).fill('Today.');
  await page.getByRole('button', { name: form.button }).click();
  await expect(page.getByRole('region', { name: form.rescue.heading })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});
