import { group, list, nonEmptyList } from '../field.ts';
import { language, oneOf, otherAddress, pagePath, words } from '../kinds.ts';

const places = ['header', 'footer', 'legal'] as const;

const CALLED = {
  header: 'the menu at the top',
  footer: 'the foot of the page',
  legal: 'the last line of the foot',
};

const linkedIn = () =>
  list('Linked in', oneOf('Place', places, { optionLabels: CALLED }), {
    expected: `a list of ${places.join(', ')}`,
    example: '[header, footer]',
    hint: 'None of them: only the sitemap has it',
  });

const entry = group(
  'Page',
  {
    path: pagePath('Page'),
    label: words('What its links say'),
    language: language().optional(),
    in: linkedIn(),
  },
  { summary: '{label} ({path})' },
);

const otherEntry = group(
  'Link',
  {
    link: otherAddress('Where it leads'),
    label: words('What it says'),
    language: language().optional(),
    in: linkedIn(),
  },
  { summary: '{label} ({link})' },
);

export const navigation = group(
  'Navigation',
  {
    pages: nonEmptyList('Pages', entry, {
      expected: 'a list of pages',
      example: '- path: /about',
      hint: 'Every page of the site once, in the order in which they are linked',
      unique: { field: 'path', example: 'one entry for /about' },
    }),
    links: list('Links to other sites', otherEntry, {
      expected: 'a list of links',
      example: '- link: https://portal.your-company.com',
      hint: 'A client portal, for one. They stand after the pages',
      unique: { field: 'link', example: 'one entry for each address' },
    }).optional(),
  },
  { hint: 'Which pages there are, and where each is linked' },
);
