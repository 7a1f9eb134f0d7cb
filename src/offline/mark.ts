/**
 * The last element of a page carries this in an attribute, so that the worker can tell a complete
 * page of ours from a captive portal's page, a truncated one or another path's. It contains no
 * character that needs quotes, because some CDNs remove quotes.
 */
export const buildPageMark = (path: string) => `offline-page:${path};`;

/** Appended to a page when it is cached. */
export const renderCacheTime = (time: Date) =>
  `<time data-kept hidden datetime="${time.toISOString()}">${time.toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
  })}</time>`;

/** Returns the time at which the current page was cached, if it comes from the cache. */
export const readCacheTime = () => document.querySelector('[data-kept]')?.textContent;
