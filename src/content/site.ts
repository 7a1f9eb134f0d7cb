import type { SiteContent } from './description.ts';
import { contentFolder, readContent } from './read.ts';

let known: SiteContent | undefined;

/** Everything in content/, for a page to hand to its components. In development it is read anew. */
export function site(): SiteContent {
  if (import.meta.env.DEV || !known) known = readContent(contentFolder);
  return known;
}
