import type { SiteContent } from './description.ts';
import { stateOf } from './folder.ts';
import { contentFolder, readContent } from './read.ts';

let known: { state: string; content: SiteContent } | undefined;

export function site(): SiteContent {
  const state = import.meta.env.DEV ? stateOf(contentFolder) : '';
  if (known?.state !== state) known = { state, content: readContent(contentFolder) };
  return known.content;
}
