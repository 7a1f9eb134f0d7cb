/** Matches something until every island is hydrated and the toaster listens: tests wait for it. */
export const NOT_HYDRATED = 'astro-island[ssr], [data-strip], html:not([data-copies])';
