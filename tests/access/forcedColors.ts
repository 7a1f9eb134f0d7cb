import type { Page } from '@playwright/test';
import { measureContrast, type Rgb } from '../../src/styles/color.ts';
import { installColorTools } from './colorTools.ts';

const READABLE = 4.5;

/** Words that do not stand out from what they stand on, and icons of another color than theirs. */
export async function lostInForcedColors(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  await installColorTools(page);
  const { icons, words } = await page.evaluate(() => {
    const seen = [...document.querySelectorAll<Element>('main *, header *, footer *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }),
    );
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
          groundOf(element),
        ]),
    };
  });
  const faint = words.filter(([, color, ground]) => measureContrast(color, ground) < READABLE);
  return [...icons, ...faint.map(([element]) => element)];
}
