const OWN_PAGES = [
  {
    where: {
      and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }],
    },
    eagerness: 'moderate',
  },
];

/**
 * A page that the visitor is about to ask for is made ready ahead, or at least fetched: the
 * browser's own rules, no script. Browsers that save data leave it. On a slow line
 * offline/ahead.ts takes the rules away; for browsers without such rules it does what it can.
 */
export const AHEAD_RULES = JSON.stringify({ prefetch: OWN_PAGES, prerender: OWN_PAGES });
