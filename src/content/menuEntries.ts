import type { NavigationPage, SiteContent } from './description.ts';

/** Entries of header and footer: this site's pages, then links elsewhere. */
export function listMenuEntries({
  pages,
  links = [],
}: SiteContent['navigation']): NavigationPage[] {
  return [...pages, ...links.map(({ link, ...entry }) => ({ path: link, ...entry }))];
}

/** A page of this site as links name it, if the site has it. */
export const findMenuEntry = ({ navigation }: Pick<SiteContent, 'navigation'>, path: string) =>
  navigation.pages.find((page) => page.path === path);
