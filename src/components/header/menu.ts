/**
 * The menu is a popover, which the browser itself opens and closes. Where there are none (before
 * Chrome 114, Firefox 125, Safari 17) a few lines in the page's head do the same; without any
 * script it is a list in the page.
 */

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

/** For the head, and for browsers of ten years: it runs where no other script of ours does. */
export const MENU_SCRIPT = `
(function (root) {
  var native = 'popover' in root;
  root.setAttribute('data-menu', native ? 'native' : 'script');
  if (native) return;
  function show(open) {
    var menu = document.getElementById('menu');
    if (menu.hasAttribute('${OPEN}') === open) return;
    if (open) menu.setAttribute('${OPEN}', '');
    else menu.removeAttribute('${OPEN}');
    menu.dispatchEvent(new Event('toggle'));
  }
  document.addEventListener('click', function (event) {
    var button = event.target.closest('[popovertarget]');
    if (button) show(!document.querySelector('#menu[${OPEN}]'));
    else if (!event.target.closest('#menu')) show(false);
  });
  document.addEventListener('keydown', function (event) {
    if (event.key !== 'Escape' || !document.querySelector('#menu[${OPEN}]')) return;
    show(false);
    document.querySelector('[popovertarget]').focus();
  });
})(document.documentElement)`
  .replace(/\s*\n\s*/g, ' ')
  .trim();
