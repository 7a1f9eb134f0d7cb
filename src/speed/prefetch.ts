import { policyHash } from '../site/policyHash.ts';

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

/** For the content policy, which lets no words in a page act that it does not know. */
export const PREFETCH_HASH = policyHash(PREFETCH_RULES);
