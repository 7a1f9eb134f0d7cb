import { getEntry } from 'astro:content';
import type { SiteContent } from './schema.ts';

/** Everything in content/*.yaml, for a page to hand to its components. */
export async function site(): Promise<SiteContent> {
  const entry = await getEntry('site', 'site');
  if (!entry) throw new Error('The content was not loaded.');
  return entry.data;
}
