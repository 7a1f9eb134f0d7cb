import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { measureContrast, type Rgb } from '../../src/styles/color.ts';
import { urgent } from '../site.ts';
import { installColorTools } from './colorTools.ts';

/** WCAG's contrast, measured on the pixels that really stand behind the words. */

interface Words {
  text: string;
  color: Rgb;
  isLarge: boolean;
  isControl: boolean;
  box: { x: number; y: number; width: number; height: number };
}

const BODY = 7;
const LARGE_OR_CONTROL = 4.5;
/** Grain and anti-aliased edges: up to one pixel in fifty may be off. */
const WORST_SHARE = 0.02;
/** The share of a line's box, above and below, that no letter fills. */
const LEADING = 0.1;

export async function lowContrastWords(page: Page): Promise<string[]> {
  await installColorTools(page);
  // What sticks to the top of the window stands, in a picture of the whole page, where it is.
  await page.evaluate(() => scrollTo(0, 0));
  const { words, data, info } = await pictureWithoutWords(page);
  return words.flatMap(({ text, color, isLarge, isControl, box }) => {
    const needed = isLarge || isControl || text === urgent.badge ? LARGE_OR_CONTROL : BODY;
    const ratioOn = remembered((ground) => measureContrast(color, ground));
    const ratios: number[] = [];
    const [top, bottom] = [box.y + box.height * LEADING, box.y + box.height * (1 - LEADING)];
    for (let y = Math.floor(top); y < Math.min(bottom, info.height); y += 2) {
      for (let x = Math.floor(box.x); x < Math.min(box.x + box.width, info.width); x += 2) {
        const at = (y * info.width + x) * 3;
        ratios.push(ratioOn([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
      }
    }
    ratios.sort((a, b) => a - b);
    const ratio = ratios[Math.floor(ratios.length * WORST_SHARE)] ?? 0;
    return ratio < needed ? [`${ratio.toFixed(2)} < ${needed}: ${text.slice(0, 40)}`] : [];
  });
}

/** Most pixels behind a word have the same color. */
function remembered(measure: (color: Rgb) => number) {
  const known = new Map<number, number>();
  return (color: Rgb) => {
    const key = (color[0] << 16) | (color[1] << 8) | color[2];
    const ratio = known.get(key) ?? measure(color);
    known.set(key, ratio);
    return ratio;
  };
}

/** The words, and the page without them. */
async function pictureWithoutWords(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const words = await visibleWords(page);
  await hideWords(page, true);
  const screenshot = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    scale: 'css',
  });
  await hideWords(page, false);
  const image = sharp(screenshot).removeAlpha().raw();
  return { words, ...(await image.toBuffer({ resolveWithObject: true })) };
}

/** By a constructed sheet, because the content policy forbids a style element. */
function hideWords(page: Page, hidden: boolean) {
  return page.evaluate((hidden) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, *::before, *::after {
      color: transparent !important;
      text-decoration-color: transparent !important;
      transition: none !important;
    }`);
    document.adoptedStyleSheets = hidden ? [sheet] : [];
  }, hidden);
}

function visibleWords(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const found: Words[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('script, style, noscript, .visually-hidden')) continue;
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 2 || height < 2) continue;
        found.push({
          text,
          color: paintedColor(style.color),
          isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
          isControl:
            element.closest(
              'button, a[data-look], header [href^="tel:"], [aria-hidden=true] > b',
            ) !== null,
          box: { x: x + scrollX, y: y + scrollY, width, height },
        });
      }
    }
    return found;
  });
}
