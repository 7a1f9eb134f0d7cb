/**
 * What must be done before the first paint, in the words of browsers of ten years: it runs where
 * no other script of ours does.
 * - Older browsers, which skip our styles (styles/floor.ts), get a sheet of their own.
 * - Styles learn that scripts run: `scripting` is a media feature since 2023 only.
 * - The menu can be folded: without a script it is a list in the page. Browsers without popovers
 *   (before Chrome 114, Firefox 125, Safari 17) open and close it here.
 */
export const FIRST_SCRIPT = `
(function (root, script) {
  if (!CSS.supports('inset', '0')) {
    var sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = script.getAttribute('data-older');
    script.parentNode.appendChild(sheet);
  }
  root.setAttribute('data-scripted', '');
  if ('popover' in root) return;
  root.setAttribute('data-menu', 'script');
  function find(selector) {
    return document.querySelector(selector);
  }
  function show(isOpen) {
    var menu = find('#menu');
    if (menu.hasAttribute('data-open') === isOpen) return;
    if (isOpen) menu.setAttribute('data-open', '');
    else menu.removeAttribute('data-open');
    find('[popovertarget]').setAttribute('aria-expanded', isOpen);
    menu.dispatchEvent(new Event('toggle'));
  }
  document.addEventListener('click', function (event) {
    if (event.target.closest('[popovertarget]')) show(!find('#menu[data-open]'));
    else if (!event.target.closest('#menu')) show(false);
  });
  document.addEventListener('keydown', function (event) {
    if (event.key !== 'Escape' || !find('#menu[data-open]')) return;
    show(false);
    find('[popovertarget]').focus();
  });
})(document.documentElement, document.currentScript)`.replace(/\s*\n\s*/g, '');
