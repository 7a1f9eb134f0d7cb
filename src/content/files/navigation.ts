import { group, list, nonEmptyList } from '../field.ts';
import { oneOf, pagePath, words } from '../kinds.ts';

const places = ['header', 'footer', 'legal'] as const;

const entry = group('Page', {
  path: pagePath('Page'),
  label: words('What its links say'),
  in: list('Linked in', oneOf('Place', places), {
    expected: `a list of ${places.join(', ')}`,
    example: '[header, footer]',
    hint: 'The header, the footer, its last line (legal), or none of them',
  }),
});

export const navigation = group(
  'Navigation',
  {
    pages: nonEmptyList('Pages', entry, {
      expected: 'a list of pages',
      example: '- path: /about',
      hint: 'Every page of the site once, in the order in which they are linked',
      unique: { field: 'path', example: 'one entry for /about' },
    }),
  },
  { hint: 'Which pages there are, and where each is linked' },
);
