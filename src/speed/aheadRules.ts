const OWN_PAGES = [
  {
    where: {
      and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }],
    },
    eagerness: 'moderate',
  },
];

/**
 * Speculation rules: Chromium prerenders a page, or at least prefetches it, once its link is pointed
 * at. Other browsers ignore them; so does Chromium where data or battery is to be saved. Links with
 * a dot lead to files.
 */
export const AHEAD_RULES = JSON.stringify({ prefetch: OWN_PAGES, prerender: OWN_PAGES });
