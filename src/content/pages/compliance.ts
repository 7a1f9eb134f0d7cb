import { group, list } from '../field.ts';
import { date, file, link, oneOf, sentences, words, wordsWith, yesOrNo } from '../kinds.ts';
import { callToAction } from './callToAction.ts';
import { page } from './page.ts';

const ENTRY_KINDS = ['training', 'procedure', 'certificate', 'request'] as const;

const entry = group(
  'Entry',
  {
    kind: oneOf('Kind', ENTRY_KINDS, {
      hint: 'A certificate is one that somebody else has given you',
      optionLabels: { request: 'available on request' },
    }),
    name: words('Name'),
    text: sentences('In one sentence'),
    reviewed: date('Last reviewed', 'The launch check reminds you after a year'),
    file: file().optional(),
    metadataSeen: yesOrNo(
      'File’s metadata seen',
      'The launch check says which author and program the file names. Say yes if all may know',
    ).optional(),
    link: link('Link').optional(),
  },
  { summary: '{name}' },
);

export const compliance = page({
  path: '/compliance',
  label: 'Compliance',
  isOptional: true,
  fields: {
    heading: words('Heading'),
    introduction: sentences('Introduction'),
    caution: sentences('Caution', 'Above the entries: a procedure is not a certificate'),
    kinds: group('Headings', {
      training: words('Training'),
      procedure: words('Procedures'),
      certificate: words('Certificates'),
      request: words('On request'),
    }),
    ask: words(
      'Ask for it',
      'Beside an entry without file or link; opens the contact form with its name as the subject',
    ),
    reviewed: wordsWith('Last reviewed', ['date']),
    entries: list('Entries', entry, {
      hint: 'Without any, the site has no such page',
      unique: 'name',
    }),
    callToAction: callToAction(),
  },
});
