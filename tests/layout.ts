import type { Page } from '@playwright/test';

/** Pairs of visible words that lie over each other. Runs in the page. */
export function overlappingWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What floats over the page, or is there for screen readers alone, is meant to. */
    const isLeftOut = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, visibility, opacity, clipPath, display } = getComputedStyle(at);
        if (/fixed|sticky/.test(position) || visibility === 'hidden' || Number(opacity) < 1)
          return true;
        if (clipPath !== 'none' || display === 'none' || at.hasAttribute('inert')) return true;
        if (at.hasAttribute('popover')) return true;
      }
      return false;
    };
    const lines: { text: string; box: DOMRect; element: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || !text || /SCRIPT|STYLE|NOSCRIPT|OPTION/.test(element.tagName)) continue;
      if (isLeftOut(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Tightly set figures do not reach as far as their font's ascent and descent.
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      for (const { x, y, width, height } of range.getClientRects()) {
        const rest = Math.max(0, height - lineHeight) || 0;
        lines.push({ text, box: new DOMRect(x, y + rest / 2, width, height - rest), element });
      }
    }
    const found: string[] = [];
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.element === other.element) continue;
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const shorter = Math.min(one.box.height, other.box.height);
        if (width > 2 && height > shorter / 2) {
          found.push(`“${one.text.slice(0, 30)}” over “${other.text.slice(0, 30)}”`);
        }
      }
    }
    return found;
  });
}

/** Until every picture is there, also those further down. */
export const settlePictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    scrollTo(0, 0);
  });

/** What reaches beyond the right edge, if anything makes the page scroll sideways. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(
        (element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`,
      );
    return [`${scrollWidth} of ${clientWidth} px`, ...beyond];
  });

/** Words that their own box cuts off. */
export const cutOffWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[inert], .visually-hidden'))
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflow))
      .filter(({ textContent }) => /\w/.test(textContent ?? ''))
      .filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
      )
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.trim().slice(0, 40)}`),
  );

/** Everything about a page's layout that no visitor should meet. */
export async function untidyParts(page: Page): Promise<string[]> {
  return [
    ...(await tooWide(page)).map((part) => `too wide: ${part}`),
    ...(await overlappingWords(page)).map((words) => `overlapping: ${words}`),
    ...(await cutOffWords(page)).map((words) => `cut off: ${words}`),
  ];
}

/** As WCAG 1.4.12 has it, by a constructed sheet: the content policy forbids a style element. */
export const spaceOutText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets = [sheet];
  });
