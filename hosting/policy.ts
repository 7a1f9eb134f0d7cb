import { createHash } from 'node:crypto';
import type { SiteContent } from '../src/content/description.ts';
import { isWebAddress } from '../src/content/kinds.ts';
import { valuesOf } from '../src/content/walk.ts';
import { frameHost } from '../src/metadata/maps.ts';

/** The hosts of pictures that content/ names by address. */
export function imageHosts(content: SiteContent): string[] {
  const remote = valuesOf(content, 'photo').filter(isWebAddress);
  return [...new Set(remote.map((image) => new URL(image).origin))];
}

/** What a page may do, besides the scripts and styles whose hashes the build adds. */
export function policyDirectives(content: SiteContent) {
  return [
    "default-src 'none'",
    "font-src 'self'",
    "connect-src 'self'",
    `img-src ${["'self'", ...imageHosts(content)].join(' ')}`,
    `frame-src ${frameHost(content.company) ?? "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self' mailto:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types offline',
  ] as const;
}

/** By which policy and service worker know a style or a script of ours from a stranger's. */
export const policyHash = (text: string | Buffer): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

const HASH = /^'sha(256|384|512)-/;

/**
 * One policy for all pages, so that every answer, an unknown path's too, can carry the same one.
 * Of the hashes that the build offers it keeps those of the code that really stands in a page.
 */
export function sitePolicy(pagePolicies: string[], hashesInPages: ReadonlySet<string>): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of pagePolicies.flatMap((policy) => policy.split(';'))) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (!name) continue;
    const kept = sources.filter((source) => !HASH.test(source) || hashesInPages.has(source));
    directives.set(name, new Set([...(directives.get(name) ?? []), ...kept]));
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
