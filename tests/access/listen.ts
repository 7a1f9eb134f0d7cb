import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heard: string[];
  }
}

/** Notes whatever comes into a live region, or is shown again in one, as screen readers do. */
export async function listen(page: Page) {
  await page.addInitScript(() => {
    const LIVE = '[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"]';
    const HIDING = ['inert', 'hidden', 'aria-hidden'];
    window.heard = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type, attributeName } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest(LIVE)) continue;
        const isShownAgain = !element.hasAttribute(attributeName ?? '');
        const said = {
          characterData: [target],
          childList: [...addedNodes],
          attributes: isShownAgain ? [target] : [],
        }[type];
        window.heard.push(...said.map((node) => node.textContent?.trim() ?? '').filter(Boolean));
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: HIDING,
    });
  });
}

export const announcements = (page: Page) => page.evaluate(() => window.heard);
