import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describePages, publicFiles } from '../../hosting/build.ts';
import { securityHeaders } from '../../hosting/headers.ts';
import type { BuiltRelease } from './releases.ts';

/** The least of a site, whose pages, script and policy all say the same word. */
export function makeSmallRelease(folder: string, domain: string, word: string): BuiltRelease {
  mkdirSync(join(folder, '_astro'), { recursive: true });
  for (const page of ['index', 'about', '404']) writeFileSync(`${folder}/${page}.html`, word);
  writeFileSync(join(folder, scriptOf(word)), word);
  const headers = securityHeaders(word);
  return { folder, site: { domain, headers, ...describePages(publicFiles(folder)) } };
}

export const scriptOf = (word: string) => `/_astro/${word}.js`;
