import type { NavigationPage, SiteContent } from './description.ts';

/** The pages of this site, and after them the places elsewhere, as header and footer list them. */
export function menuEntries({ pages, links = [] }: SiteContent['navigation']): NavigationPage[] {
  return [...pages, ...links.map(({ link, ...entry }) => ({ path: link, ...entry }))];
}
