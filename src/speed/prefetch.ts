/**
 * A link that the visitor is about to follow is fetched ahead: the browser's own rules, no script.
 * Browsers that save data, or do not know of it, leave it.
 */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }],
      },
      eagerness: 'moderate',
    },
  ],
});
