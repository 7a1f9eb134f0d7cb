/** What is in a page until its script has taken over every part that moves, and all is laid out. */
export const WAITING_FOR_SCRIPT =
  'astro-island[ssr], [data-strip], html:not([data-copies]), [data-folded] footer > * > :not([data-painted])';
