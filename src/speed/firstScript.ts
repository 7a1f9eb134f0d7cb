import { inlineScript } from './inlineScript.ts';

/**
 * What must be done before the first paint, in the words of browsers of ten years: it runs where
 * no other script of ours does.
 * - Older browsers, which skip our styles (styles/floor.ts), get a sheet of their own.
 * - Styles learn that scripts run: `scripting` is a media feature since 2023 only.
 * - What is below a phone's first screen is laid out after it (painted.ts), unless the visitor is
 *   led to a place within the page, or back to one.
 * - The menu can be folded: without a script it is a list in the page. Browsers without popovers
 *   (before Chrome 114, Firefox 125, Safari 17) open and close it here.
 */
export const FIRST_SCRIPT = inlineScript(`
((root, script) => {
  root.dataset.scripted = '';
  if (!CSS.supports('inset', '0')) {
    script.insertAdjacentHTML('afterend', '<link rel=stylesheet href=' + script.dataset.older + '>');
  }
  if (!location.hash && !document.prerendering && !performance.navigation.type) {
    root.dataset.folded = '';
  }
  if ('popover' in root) return;
  root.dataset.menu = 'script';
  const find = (selector) => document.querySelector(selector);
  const show = (isOpen) => {
    const menu = find('#menu');
    if (isOpen === 'open' in menu.dataset) return;
    if (isOpen) menu.dataset.open = '';
    else delete menu.dataset.open;
    find('[popovertarget]').setAttribute('aria-expanded', isOpen);
    menu.dispatchEvent(new Event('toggle'));
  };
  addEventListener('click', ({ target }) => {
    if (target.closest('[popovertarget]')) show(!find('#menu[data-open]'));
    else if (!target.closest('#menu')) show(false);
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !find('#menu[data-open]')) return;
    show(false);
    find('[popovertarget]').focus();
  });
})(document.documentElement, document.currentScript)`);
