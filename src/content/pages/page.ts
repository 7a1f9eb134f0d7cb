import type { z } from 'astro/zod';
import { group, list } from '../field.ts';
import { formerAddress, searchWords } from '../kinds.ts';

/** Describes a designed page: path, fields, and its metadata. */

/** What the browser tab and search engines say of a page. */
export const searchResult = {
  title: searchWords('Title', 60, 'In the browser tab and in search results'),
  description: searchWords('Description', 160, 'One or two sentences for search results'),
};

export const formerly = list('Former addresses', formerAddress(), {
  hint: 'Addresses of this page on your previous website: each redirects here',
});

/** Facts that the page shows, so that `structuredData.ts` may state them. */
export type Fact = 'servedStates' | 'services' | 'offices';

interface PageDefinition<Shape extends z.ZodRawShape> {
  path: string;
  label: string;
  fields: Shape;
  /** `@type` of schema.org. */
  kind?: 'WebPage' | 'AboutPage' | 'ContactPage';
  shows?: readonly Fact[];
  isListed?: boolean;
  /** Whether the site may do without it: its file is missing, or its list of entries is empty. */
  isOptional?: boolean;
}

export function page<Shape extends z.ZodRawShape>({
  path,
  label,
  fields,
  kind = 'WebPage',
  shows = [],
  isListed = true,
  isOptional = false,
}: PageDefinition<Shape>) {
  const searched = group('In search results', searchResult);
  const file = group(label, { page: searched, ...fields, formerly });
  return { path, kind, shows, isListed, isOptional, file };
}
