import { group, list, nonEmptyList } from '../field.ts';
import { altText, link, photo, picture, SIZES, sentences, words } from '../kinds.ts';
import { page } from './page.ts';

const person = {
  image: photo(SIZES.portrait),
  alt: altText(),
  name: words('Name'),
  role: words('Role'),
  statement: sentences('Statement').optional(),
};

export const about = page({
  path: '/about',
  label: 'About',
  kind: 'AboutPage',
  fields: {
    heading: words('Heading'),
    introduction: sentences('Introduction'),
    since: group(
      'Since when',
      { label: words('What stands above it'), year: words('Year') },
      { hint: 'Stands very large at the top' },
    ).optional(),
    picture: picture().optional(),
    story: group('Story', {
      heading: words('Heading'),
      paragraphs: nonEmptyList('Paragraphs', sentences('Paragraph')),
    }),
    commitment: group('Commitment', {
      heading: words('Heading'),
      points: list('Points', group('Point', { title: words('Title'), text: sentences('Text') })),
    }),
    leadership: group('Leadership', {
      heading: words('Heading'),
      ...person,
      others: list('Further people', group('Person', person), { unique: 'name' }),
    }).optional(),
    getInTouch: group('Get in touch', {
      heading: words('Heading'),
      text: sentences('Text'),
      button: link('Button'),
    }),
  },
});
