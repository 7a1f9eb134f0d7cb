/**
 * Opens and closes the header's menu in browsers without popovers: Chrome before 114, Firefox
 * before 125, Safari before 17. Elsewhere `popovertarget` does it without a script. Remove once
 * those are below the browser floor.
 */
export function handleMenuWithoutPopover(): void {
  const menu = document.querySelector<HTMLElement>('#menu');
  const button = document.querySelector<HTMLElement>('[popovertarget=menu]');
  if (!menu || !button || 'popover' in HTMLElement.prototype) return;

  const setOpen = (isOpen: boolean) => {
    menu.toggleAttribute('data-open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
    // SiteHeader.tsx hears this as it hears the browser's own ToggleEvent.
    const newState = isOpen ? 'open' : 'closed';
    menu.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };
  document.documentElement.dataset.menu = 'script';
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (button.contains(target)) setOpen(!menu.hasAttribute('data-open'));
    else if (!menu.contains(target) || target.closest('a')) setOpen(false);
  });
}
