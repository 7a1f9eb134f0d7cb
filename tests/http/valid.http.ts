import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { builtPages } from './builtPages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes void elements with a slash, and `srcSet` and the like in its own case.
    'void-style': 'off',
    'attr-case': 'off',
    // Minified pages leave out what HTML lets them.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    // The style sheet keeps a number on one line, however it is written.
    'tel-non-breaking': 'off',
    // React's own ids begin with an underscore, as HTML allows.
    'valid-id': ['error', { relaxed: true }],
  },
});

/** Astro writes a style for `astro-island` before the first island, which is in the body. */
const ISLAND_STYLE = 'html > body > style';

describe('html-validate', () => {
  test.each(builtPages)('finds no fault in $path [found-8] [access-1]', async ({ html }) => {
    const { results } = await validator.validateString(html);
    const faults = results
      .flatMap(({ messages }) => messages)
      .filter(({ selector }) => selector !== ISLAND_STYLE)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect(faults).toEqual([]);
  });
});
