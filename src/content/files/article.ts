import { group } from '../field.ts';
import { date, language, words } from '../kinds.ts';
import { searchResult } from '../pages/page.ts';

/** The front matter of a Markdown file. */
export const article = group('Page of text', {
  ...searchResult,
  heading: words('Heading'),
  language: language().optional(),
  updated: date('Last updated', 'Shown above the text').optional(),
  reviewed: date('Reviewed', 'The day on which your lawyer has read the page').optional(),
});
