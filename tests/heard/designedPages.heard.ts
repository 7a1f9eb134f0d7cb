import { pages } from '../../src/content/description.ts';
import { readPages } from './readPages.ts';

readPages(
  'every designed page',
  Object.values(pages).map(({ path }) => path),
);
