import type { Locator, Page } from '@playwright/test';
import { measureContrast } from '../../src/styles/color.ts';
import { expect } from '../site.ts';
import { installColorTools, type PaintedPair } from './colorTools.ts';

/** What a keyboard meets on its way through a page. */

export interface Stop {
  name: string;
  /** Its place among all that can be focused, in the order of the document. */
  place: number;
  /** What is wrong with how it shows that it has focus; empty when nothing is. */
  faults: string[];
}

const RING = { width: 2, contrast: 3 };

/** How many stops the document has for the Tab key. Those inside the map are its maker's. */
export function countStops(page: Page): Promise<number> {
  return page.evaluate(() => tabStops().length);
}

interface FocusedElement {
  name: string;
  place: number;
  outline: { style: string; width: string; colors: PaintedPair };
  covers: string[];
}

/** Every helper that runs in the page. */
export async function installFocusTools(page: Page) {
  await installColorTools(page);
  await page.evaluate(() => {
    const isReachable = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true });

    /** What lies over the middle of each of its edges, or that these are off the screen. */
    const coversOf = (element: Element): string[] => {
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

    const focusedElement = (): FocusedElement | null => {
      const element = document.activeElement ?? document.body;
      if (element.tagName === 'IFRAME') return null;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return {
        name: name || element.id || element.tagName,
        place: tabStops().findIndex((stop) => stop.matches(':focus')),
        outline: {
          style: outlineStyle,
          width: outlineWidth,
          colors: paintedPair(outlineColor, element),
        },
        covers: coversOf(element),
      };
    };

    Object.assign(window, { tabStops, focusedElement });
  });
}

function ringFaults({ style, width, colors }: FocusedElement['outline']): string[] {
  if (style === 'none') return ['no outline'];
  const ratio = measureContrast(...colors);
  return [
    ...(Number.parseFloat(width) < RING.width ? [`outline of ${width}`] : []),
    ...(ratio < RING.contrast ? [`outline with a contrast of ${ratio.toFixed(2)}`] : []),
  ];
}

/** Presses a key once for each of the page's stops, and says what was met. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  const press = async () => {
    await page.keyboard.press(key);
    return page.evaluate(() => focusedElement());
  };
  for (let step = 0; step < steps; step++) {
    // Once it has loaded, the map may take a Tab of its own.
    const met = (await press()) ?? (await press());
    if (!met) throw new Error('The map keeps focus.');
    const { name, place, outline, covers } = met;
    stops.push({ name, place, faults: [...ringFaults(outline), ...covers] });
  }
  return stops;
}

/** Gets there by pressing a key, as often as a patient visitor would, and says how often. */
export async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(goal).toBeVisible();
  for (let presses = 1; presses <= 80; presses++) {
    await page.keyboard.press(key);
    if (await goal.evaluate((element) => element === document.activeElement)) return presses;
  }
  throw new Error(`${key} does not lead to ${goal}.`);
}

declare global {
  /** In the page, once the tools are installed. */
  function tabStops(): HTMLElement[];
  function focusedElement(): FocusedElement | null;
}
