import { addIssue, type Checked, group, list, nonEmptyList } from '../field.ts';
import { language, oneOf, otherAddress, pagePath, words } from '../kinds.ts';

/** What fits in one row at the header's breakpoint, in SiteHeader.module.css. */
const HEADER_ENTRIES_LIMIT = 7;
const HEADER_LETTERS_LIMIT = 45;

const places = ['header', 'footer', 'legal'] as const;

const LINK_PLACE_LABELS = {
  header: 'the menu at the top',
  footer: 'the foot of the page',
  legal: 'the last line of the foot',
};

const linkedIn = () =>
  list('Linked in', oneOf('Place', places, { optionLabels: LINK_PLACE_LABELS }), {
    expected: 'a list of places',
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
      hint: 'Every page of the site once, in the order in which they are linked',
      unique: 'path',
    }),
    links: list('Links to other sites', otherEntry, {
      hint: 'A client portal, for one. They stand after the pages',
      unique: 'link',
    }),
  },
  { hint: 'Which pages there are, and where each is linked', check: checkHeader },
);

type Entries = { label: string; in: string[] }[];

function checkHeader(checked: Checked<Record<'pages' | 'links', Entries>>) {
  const { pages, links } = checked.value;
  const labels = [...pages, ...links].filter((one) => one.in.includes('header'));
  const letters = labels.map(({ label }) => label).join('').length;
  if (labels.length <= HEADER_ENTRIES_LIMIT && letters <= HEADER_LETTERS_LIMIT) return;
  addIssue(checked, {
    path: ['pages'],
    found: `${labels.length} labels with ${letters} letters in the header`,
    expected: `at most ${HEADER_ENTRIES_LIMIT} with ${HEADER_LETTERS_LIMIT} letters together, such as shorter ones, or in: [footer]`,
  });
}
