import { pages } from '../../src/content/description.ts';
import { LEADING_ON, readPages } from './readPages.ts';

readPages(
  'every designed page',
  Object.values(pages)
    .map(({ path }) => path)
    .filter((path) => !LEADING_ON.includes(path)),
);
