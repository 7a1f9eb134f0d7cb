const OWN_PAGES = [
  {
    where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
    eagerness: 'moderate',
  },
];

/**
 * Prefetches or prerenders same-site pages that the visitor is likely to open: in Chromium, without
 * a script. docs/decisions/0006-speed.md says why other browsers prefetch nothing.
 */
export const SPECULATION_RULES = JSON.stringify({ prefetch: OWN_PAGES, prerender: OWN_PAGES });
