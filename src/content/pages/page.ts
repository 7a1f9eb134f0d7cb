import type { z } from 'astro/zod';
import { group } from '../field.ts';
import { searchWords } from '../kinds.ts';

/** A page with a design of its own: its address, its words, and what machines are told of it. */

/** What the browser tab and search engines say of a page. */
export const searchResult = {
  title: searchWords('Title', 60, 'In the browser tab and in search results'),
  description: searchWords('Description', 160, 'One or two sentences for search results'),
};

/** Facts that a page shows, and that search engines are told of along with it. */
export type Fact = 'servedStates' | 'services' | 'offices';

interface PageDefinition<Shape extends z.ZodRawShape> {
  path: string;
  label: string;
  fields: Shape;
  /** In schema.org's words. */
  kind?: 'WebPage' | 'AboutPage' | 'ContactPage';
  shows?: readonly Fact[];
  /** Whether it is in the navigation, in sitemaps and in search engines. */
  isListed?: boolean;
}

export function page<Shape extends z.ZodRawShape>({
  path,
  label,
  fields,
  kind = 'WebPage',
  shows = [],
  isListed = true,
}: PageDefinition<Shape>) {
  const file = group(label, { page: group('In search results', searchResult), ...fields });
  return { path, kind, shows, isListed, file };
}
