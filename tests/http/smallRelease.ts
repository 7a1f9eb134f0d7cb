import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describePages, listPublicFiles, type SiteDescription } from '../../hosting/build.ts';
import { buildCaddyConfig } from '../../hosting/caddy.ts';
import { buildSecurityHeaders } from '../../hosting/headers.ts';

/**
 * What a small site's page, script and policy say is one word, which is the name of a page of its
 * own too. One further page never changes.
 */
export const scriptOf = (word: string) => `/_astro/${word}.js`;

/** Returns what a deploy uploads: the site's folder, and its configuration for Caddy. */
export function makeSmallRelease(
  folder: string,
  word: string,
  change: Partial<SiteDescription> = {},
): string[] {
  const dist = join(folder, word, 'dist');
  mkdirSync(join(dist, '_astro'), { recursive: true });
  for (const page of ['index', '404', word]) writeFileSync(`${dist}/${page}.html`, word);
  writeFileSync(`${dist}/terms.html`, 'terms');
  writeFileSync(dist + scriptOf(word), word);
  const headers = buildSecurityHeaders(word);
  const site = { domain: DOMAIN, headers, ...describePages(listPublicFiles(dist)), ...change };
  const config = join(folder, word, 'Caddyfile');
  writeFileSync(config, buildCaddyConfig(site));
  return [dist, config];
}

export const DOMAIN = 'www.small.example';
