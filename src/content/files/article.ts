import { group } from '../field.ts';
import { checkDays, date, language, words, wordsWith } from '../kinds.ts';
import { formerly, searchResult } from '../pages/page.ts';

const job = group(
  'Job',
  {
    title: words('Job', 'The opening that this page describes'),
    line: wordsWith('Line', ['title', 'date'], 'Shown above the text'),
    from: date('Open from'),
    until: date('Open until', 'Search engines stop listing the job after this day'),
  },
  { hint: 'Tells search engines of an opening', check: checkDays },
);

/** The front matter of a Markdown file. */
export const article = group('Page of text', {
  ...searchResult,
  formerly,
  heading: words('Heading'),
  language: language().optional(),
  updated: date('Last updated', 'Shown above the text').optional(),
  job: job.optional(),
  reviewed: date('Reviewed', 'The day on which your lawyer has read the page').optional(),
});
