import { MAP_HOST } from './links.ts';
import type { SiteContent } from './schema.ts';

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

/** What a page may load, besides the scripts and styles whose hashes the build adds. */
export function policyDirectives(content: SiteContent) {
  return [
    "default-src 'none'",
    "font-src 'self'",
    "connect-src 'self'",
    `img-src ${["'self'", ...imageHosts(content)].join(' ')}`,
    `frame-src ${MAP_HOST}`,
    "form-action 'self' mailto:",
    "base-uri 'none'",
  ] as const;
}
