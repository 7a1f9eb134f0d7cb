import { link, picture, sentences, words } from '../kinds.ts';
import { page } from './page.ts';

export const notFound = page({
  path: '/404',
  label: 'Page not found',
  isListed: false,
  fields: {
    heading: words('Heading'),
    introduction: sentences('Introduction'),
    picture: picture().optional(),
    home: link('The way home'),
  },
});
