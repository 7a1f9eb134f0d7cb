import type { Page } from '@playwright/test';
import type { Rgb } from '../../src/styles/color.ts';

/** Two colors that lie side by side on the screen, for contrast(). */
export type PaintedPair = [Rgb, Rgb];

/** Colors as the page paints them, whatever its style sheets call them. */
export async function installColorTools(page: Pick<Page, 'evaluate'>) {
  await page.evaluate(() => {
    const painter = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

    const painted = (css: string): [number, number, number, number] => {
      if (!painter) throw new Error('This browser paints nothing.');
      painter.clearRect(0, 0, 1, 1);
      painter.fillStyle = css;
      painter.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = painter.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha];
    };

    const paintedColor = (css: string): Rgb => {
      const [red, green, blue] = painted(css);
      return [red, green, blue];
    };

    /** The flat color that an element's words stand on. */
    const groundOf = (element: Element | null): Rgb => {
      for (let at = element; at; at = at.parentElement) {
        const [red, green, blue, alpha] = painted(getComputedStyle(at).backgroundColor);
        if (alpha === 255) return [red, green, blue];
      }
      return paintedColor('Canvas');
    };

    /** Around an element is where its outline is drawn. */
    const paintedPair = (css: string, element: Element) => [
      paintedColor(css),
      groundOf(element.parentElement),
    ];

    Object.assign(window, { paintedColor, paintedPair, groundOf });
  });
}

declare global {
  /** In the page, once the tools are installed. */
  function paintedColor(css: string): Rgb;
  /** A color of an element's, and the paper around that element. */
  function paintedPair(css: string, element: Element): PaintedPair;
  /** The flat color that an element's words stand on. */
  function groundOf(element: Element | null): Rgb;
}
