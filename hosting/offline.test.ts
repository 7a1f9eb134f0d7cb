import { expect, test } from 'vitest';
import { contentFolder, readContent } from '../src/content/read.ts';
import { listPrecache } from './offline.ts';

const { navigation } = readContent(contentFolder);
const paths = navigation.pages.map(({ path }) => path);
const linked = navigation.pages.filter((page) => page.in.length > 0).map(({ path }) => path);
const reports = Array.from({ length: 300 }, (_, index) => `/report-${index}`);

const described = (pages: string[]) => ({
  files: ['/_astro/a.js', '/_astro/a.avif', '/icons/a.svg', ...pages.map((path) => `${path}.html`)],
  pages: Object.fromEntries(pages.map((path) => [path, `${path}.html`])),
});

test('what is fetched to be kept does not grow with the pages of a site [growth-2] [offline-11]', () => {
  const small = listPrecache(described(paths), { navigation });
  const unlinked = reports.map((path) => ({ path, label: path, in: [] }));
  const large = listPrecache(described([...paths, ...reports]), {
    navigation: { ...navigation, pages: [...navigation.pages, ...unlinked] },
  });
  expect(small).toEqual({ PAGES: linked, FILES: ['/_astro/a.js'] });
  expect(large).toEqual(small);
});
