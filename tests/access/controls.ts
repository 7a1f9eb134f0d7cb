import type { Page } from '@playwright/test';

/** What is to be pressed in a page, and how it can be told apart. */

/**
 * Controls that are smaller than 44 by 44 CSS pixels, in the footer on a computer than 24 by 24. A link in the middle of a sentence is as tall
 * as its line; WCAG makes the same exception.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    /** With a mouse, the footer's rows stand closer. */
    const LEAST_IN_FOOTER = matchMedia('(min-width: 64rem) and (pointer: fine)').matches
      ? 24
      : LEAST;
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
      const least = control.closest('footer') ? LEAST_IN_FOOTER : LEAST;
      const isLarge = width > least - 0.01 && height > least - 0.01;
      if (!isThere || isLarge || wordsBeside(control)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim();
      return [`${name}: ${width.toFixed(1)} × ${height.toFixed(1)}`];
    });
  });
}

/** Words that show only while a mouse hovers over a control, and those that wait in a tooltip. */
export async function shownOnHover(page: Page): Promise<string[]> {
  const visibleWords = () => page.evaluate(() => document.body.innerText);
  const tooltips = page.locator('[title]:not(iframe)');
  const shown = await tooltips.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  const before = await visibleWords();
  for (const control of await page.locator('main').locator('a:visible, button:visible').all()) {
    await control.hover({ force: true });
    const words = await visibleWords();
    if (words !== before) shown.push(`over “${await control.textContent()}”`);
  }
  return shown;
}
