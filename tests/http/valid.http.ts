import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { SITE_FOLDER } from '../../hosting/build.ts';
import { findTool } from '../../tools/install.ts';
import { builtPages } from './builtPages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
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
const ISLAND_STYLE_IN_BODY = /^A “style” element in “body”/;

describe('html-validate', () => {
  test.each(builtPages)('finds no fault in $path [found-8]', async ({ html }) => {
    const { results } = await validator.validateString(html);
    const faults = results
      .flatMap(({ messages }) => messages)
      .filter(({ selector }) => selector !== ISLAND_STYLE)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect(faults).toEqual([]);
  });
});

const JAVA = '/usr/bin/java';
const findValidator = () => (existsSync(JAVA) ? findTool('vnu') : undefined);

/** Of the style sheet's language it knows less than browsers do. */
const NEWER_THAN_IT = /^CSS:/;

describe.skipIf(!findValidator())('the W3C’s validator', () => {
  test('finds no fault in any page [found-8]', () => {
    const jar = findValidator() ?? '';
    const flags = ['--errors-only', '--skip-non-html', '--format', 'json'];
    const { stderr } = spawnSync(JAVA, ['-jar', jar, ...flags, SITE_FOLDER], { encoding: 'utf8' });
    const { messages }: { messages: { message: string; url: string }[] } = JSON.parse(stderr);
    const faults = messages
      .filter(({ message }) => !NEWER_THAN_IT.test(message))
      .filter(({ message }) => !ISLAND_STYLE_IN_BODY.test(message))
      .map(({ message, url }) => `${url.split('/').at(-1)}: ${message}`);
    expect(faults).toEqual([]);
  }, 120_000);
});
