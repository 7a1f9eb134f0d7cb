import { sentences, words } from '../kinds.ts';
import { page } from './page.ts';

export const sitemap = page({
  path: '/sitemap',
  label: 'Sitemap',
  fields: { heading: words('Heading'), introduction: sentences('Introduction') },
});
