/** Runs on every page: Page.astro includes it, and Astro inlines it as a module. */
import { registerServiceWorker } from '../offline/register.ts';
import { handleCopyButtons } from './copyButtons.ts';
import { drawLineOnArrival } from './drawnLine.ts';
import { revealLoadedMaps } from './mapFrames.ts';
import { handleMenuWithoutPopover } from './menuFallback.ts';

handleMenuWithoutPopover();
handleCopyButtons();
drawLineOnArrival();
revealLoadedMaps();

// The build writes its own year; a page that is not built again in January would be out of date.
for (const year of document.querySelectorAll('[data-year]')) {
  year.textContent = String(new Date().getFullYear());
}

// In development the pages change under the worker.
if ('offline' in document.documentElement.dataset && import.meta.env.PROD) registerServiceWorker();
