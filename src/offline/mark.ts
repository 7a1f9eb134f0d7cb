/** What the build writes into its pages, the worker looks for, and the page reads. */

/**
 * Says of which build a page is, and which of its pages. Nothing in it needs quotes, and what ends
 * it keeps one path from being taken for the beginning of another.
 */
export const markOf = (build: string, path: string) => `${build}:${path};`;

export const MARK_START = '<template data-build="';

/** At the very end of a page, so that a page that was cut short has none. */
export const writtenMark = (mark: string) => `${MARK_START}${mark}"></template>`;

/** Behind the last line of a page, where no change that a network makes to pages can matter. */
export const writtenTime = (time: Date) =>
  `<time data-kept hidden datetime="${time.toISOString()}">${time.toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
  })}</time>`;

/** When the page that is shown was kept, if it is a kept one. */
export const whenKept = () => document.querySelector('[data-kept]')?.textContent;
