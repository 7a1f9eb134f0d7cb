import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** What a keyboard meets on its way through a page. */

export interface Stop {
  name: string;
  /** Its place among all that can be focused, in the order of the document. */
  place: number;
  /** What is wrong with how it shows that it has focus; empty when nothing is. */
  faults: string[];
}

/** How many stops the document has for the Tab key. Those inside the map are its maker's. */
export function countStops(page: Page): Promise<number> {
  return page.evaluate(() => tabStops().length);
}

/** Every helper that runs in the page, there before its own scripts. */
export async function installFocusTools(page: Page) {
  await page.addInitScript(() => {
    const RING = { width: 2, contrast: 3 };

    const isReachable = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true });

    const rgb = (css: string): [number, number, number, number] => {
      const painter = new OffscreenCanvas(1, 1).getContext('2d');
      if (!painter) throw new Error('This browser paints nothing.');
      painter.fillStyle = css;
      painter.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = painter.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha];
    };

    const luminance = (css: string) => {
      const [red = 0, green = 0, blue = 0] = rgb(css)
        .slice(0, 3)
        .map((value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };

    const contrast = (one: string, other: string) => {
      const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (lighter + 0.05) / (darker + 0.05);
    };

    /** The flat colour around an element, where its outline is drawn. */
    const paperAround = (element: Element): string => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (rgb(backgroundColor)[3] === 255) return backgroundColor;
      }
      return 'Canvas';
    };

    const ringFaults = (element: Element): string[] => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      if (outlineStyle === 'none') return ['no outline'];
      const ratio = contrast(outlineColor, paperAround(element));
      return [
        ...(Number.parseFloat(outlineWidth) < RING.width ? [`outline of ${outlineWidth}`] : []),
        ...(ratio < RING.contrast ? [`outline with a contrast of ${ratio.toFixed(2)}`] : []),
      ];
    };

    /** What lies over the middle of each of its edges, or that these are off the screen. */
    const coverFaults = (element: Element): string[] => {
      const box = element.getClientRects()[0];
      if (!box) return ['no box'];
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const points: [number, number][] = [
        [x, y],
        [x, box.top + 2],
        [box.left + 2, y],
        [box.right - 2, y],
      ];
      // Of a tall text box, browsers bring the line into view that is being written.
      if (!element.matches('textarea')) points.push([x, box.bottom - 2]);
      return points.flatMap(([px, py]) => {
        const top = document.elementFromPoint(px, py);
        if (!top) return [`off the screen at ${Math.round(px)}, ${Math.round(py)}`];
        const isOwn = element.contains(top) || top.contains(element);
        return isOwn ? [] : [`under ${top.tagName} “${top.textContent?.trim().slice(0, 20)}”`];
      });
    };

    const tabStops = () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input, textarea, select, summary, [tabindex]',
        ),
      ].filter(isReachable);

    const stopAt = (): Stop => {
      const element = document.activeElement ?? document.body;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return {
        name: name || element.id || element.tagName,
        place: tabStops().findIndex((stop) => stop.matches(':focus')),
        faults: [...ringFaults(element), ...coverFaults(element)],
      };
    };

    Object.assign(window, { tabStops, stopAt, contrast, paperAround });
  });
}

/** Presses a key once for each of the page's stops, and says what was met. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key);
    // Once it has loaded, the map may take a Tab of its own.
    if (await page.evaluate(() => document.activeElement?.tagName === 'IFRAME')) {
      await page.keyboard.press(key);
    }
    stops.push(await page.evaluate(() => stopAt()));
  }
  return stops;
}

/** Gets there by pressing a key, as often as a patient visitor would. */
export async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(goal).toBeVisible();
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press(key);
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${goal}.`);
}

declare global {
  /** In the page, once the tools are installed. */
  function tabStops(): HTMLElement[];
  function stopAt(): Stop;
  function contrast(one: string, other: string): number;
  function paperAround(element: Element): string;
}
