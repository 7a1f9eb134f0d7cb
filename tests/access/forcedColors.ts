import type { Page } from '@playwright/test';
import { contrast, type Rgb } from '../../src/styles/color.ts';
import { installColorTools } from './colorTools.ts';

const READABLE = 4.5;

/** Words that do not stand out from the visitor's paper, and icons of another color than theirs. */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  await installColorTools(page);
  const { icons, words } = await page.evaluate(() => {
    const seen = [...document.querySelectorAll<Element>('main *, header *, footer *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }),
    );
    const paper = paintedColor(getComputedStyle(document.body).backgroundColor);
    const color = (element: Element | null) => element && getComputedStyle(element).color;
    const nameOf = (element: Element) =>
      `${element.tagName} in ${element.parentElement?.textContent?.trim()}`;
    return {
      icons: seen
        .filter((element) => element.matches('svg[aria-hidden]'))
        .filter((icon) => color(icon) !== color(icon.parentElement))
        .map(nameOf),
      words: seen
        .filter(({ childNodes }) =>
          [...childNodes].some((node) => node.nodeType === 3 && /\w/.test(node.nodeValue ?? '')),
        )
        .map((element): [string, Rgb, Rgb] => [
          nameOf(element),
          paintedColor(color(element) ?? ''),
          paper,
        ]),
    };
  });
  const faint = words.filter(([, color, paper]) => contrast(color, paper) < READABLE);
  return [...icons, ...faint.map(([element]) => element)];
}
