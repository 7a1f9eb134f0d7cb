/** Selector that matches until every island is hydrated and the toaster listens. */
export const NOT_HYDRATED = 'astro-island[ssr], [data-strip], html:not([data-copies])';
