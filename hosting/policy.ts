import { MAP_HOST } from '../src/site/links.ts';
import type { SiteContent } from '../src/site/schema.ts';

/** The hosts of pictures that content/ names by address. */
export function imageHosts(content: SiteContent): string[] {
  const pictures = [
    ...content.home.hero.slides.flatMap(({ image, portrait }) => [image, portrait]),
    content.about.picture.image,
    content.about.leadership.image,
    ...content.services.cards.map(({ image }) => image),
    content['not-found'].picture.image,
  ];
  const remote = pictures.filter((image) => image?.startsWith('https://'));
  return [...new Set(remote.map((image) => new URL(image ?? '').origin))];
}

/** What a page may do, besides the scripts and styles whose hashes the build adds. */
export function policyDirectives(content: SiteContent) {
  return [
    "default-src 'none'",
    "font-src 'self'",
    "connect-src 'self'",
    `img-src ${["'self'", ...imageHosts(content)].join(' ')}`,
    `frame-src ${MAP_HOST}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self' mailto:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types offline',
  ] as const;
}

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
