/** What is in a page until its script has taken over every part that moves. */
export const WAITING_FOR_SCRIPT = 'astro-island[ssr], [data-strip], html:not([data-copies])';
