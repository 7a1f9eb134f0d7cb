import { contentFolder, readContent } from '../../src/content/read.ts';
import { readPages } from './readPages.ts';

readPages(
  'every page of text',
  readContent(contentFolder).articles.map(({ name }) => `/${name}`),
);
