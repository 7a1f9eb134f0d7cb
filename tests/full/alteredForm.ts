import type { Page } from '@playwright/test';

/** What browsers and their extensions do to a page that is not theirs. For tests. */

/** Google Translate puts two `font` elements around every text, and goes on for text that comes. */
export async function translate(page: Page) {
  await page.evaluate(() => {
    const wrap = (text: Text) => {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea')) return;
      const tag: string = 'font';
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      texts.forEach(wrap);
    };
    translateAll();
    new MutationObserver(translateAll).observe(document.body, { subtree: true, childList: true });
  });
}

/** A password manager: attributes and a button at every field, and a field of its own. */
async function managePasswords(page: Page) {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('main input, main textarea')) {
      field.setAttribute('data-lpignore', 'true');
      if (field instanceof HTMLElement) field.style.backgroundImage = 'none';
      const icon = document.createElement('div');
      icon.attachShadow({ mode: 'open' }).append('key');
      field.after(icon);
    }
    const hidden = document.createElement('input');
    Object.assign(hidden, { type: 'hidden', name: 'email', value: 'somebody@else.example' });
    document.querySelector('main form')?.append(hidden);
    document.querySelector('main form')?.setAttribute('data-managed', '1');
  });
}

export const alterations: [name: string, alter: (page: Page) => Promise<void>][] = [
  ['nobody', async () => {}],
  ['a translation', translate],
  ['a password manager', managePasswords],
];
