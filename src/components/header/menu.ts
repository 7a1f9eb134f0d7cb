/**
 * The menu is a popover, which the browser itself opens and closes. Where there are none (before
 * Chrome 114, Firefox 125, Safari 17) a few lines in the page's head do the same; without any
 * script it is a list in the page.
 */

/** firstScript.ts has it too. */
const OPEN = 'data-open';

const isNative = (menu: HTMLElement) => 'popover' in menu;

export const isMenuOpen = (menu: HTMLElement) =>
  isNative(menu) ? menu.matches(':popover-open') : menu.hasAttribute(OPEN);

export function closeMenu(menu: HTMLElement) {
  if (!isMenuOpen(menu)) return;
  if (isNative(menu)) {
    menu.hidePopover();
    return;
  }
  menu.removeAttribute(OPEN);
  menu.dispatchEvent(new Event('toggle'));
}
