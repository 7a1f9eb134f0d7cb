import { pages } from '../../content/description.ts';

/** A link in the preview leads to the page as it is being written, and never out of the preview. */

const fileAt = (path: string) => Object.entries(pages).find(([, page]) => page.path === path)?.[0];

export function followLinks(showFile: (file: string) => Promise<void>) {
  document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    const { origin, pathname } = new URL(link.href);
    const file = origin === location.origin ? fileAt(pathname) : undefined;
    if (!file) return;
    await showFile(file);
    window.scrollTo(0, 0);
  });
}
