import { contentFolder, readContent } from './read.ts';
import type { SiteContent } from './schema.ts';

let known: SiteContent | undefined;

/** Everything in content/, for a page to hand to its components. In development it is read anew. */
export function site(): SiteContent {
  if (import.meta.env.DEV || !known) known = readContent(contentFolder);
  return known;
}
