import { expect, test } from 'vitest';
import { pages } from './description.ts';
import { checkRoutes } from './integration.ts';

const route = (pattern: string, type: 'page' | 'endpoint' = 'page') => ({
  pattern,
  entrypoint: `src/pages${pattern}.astro`,
  type,
  origin: 'project' as const,
});
const drawn = [...Object.values(pages).map(({ path }) => route(path)), route('/[article]')];

test('pages that are described and drawn are fine [pages-7]', () => {
  expect(() => checkRoutes([...drawn, route('/robots.txt', 'endpoint')])).not.toThrow();
});

test('a page that is described and not drawn stops every command [pages-7]', () => {
  expect(() => checkRoutes(drawn.filter(({ pattern }) => pattern !== '/about'))).toThrow(
    'src/content/description.ts has /about: draw it in src/pages.',
  );
});

test('a page that is drawn and not described stops every command [pages-7]', () => {
  expect(() => checkRoutes([...drawn, route('/fleet')])).toThrow(
    'src/pages/fleet.astro is a page: describe it in src/content/description.ts.',
  );
});
