import { pageName } from './links.ts';
import type { SiteContent } from './schema.ts';

/** Every page in content/navigation.yaml, with what its own content says of it. */
export function describedPages(content: SiteContent) {
  const { home, about, services, contact, sitemap, articles } = content;
  const own = new Map([
    ['/', home.page],
    ...Object.entries({ about, services, contact, sitemap }).map(
      ([name, { page }]) => [`/${name}`, page] as const,
    ),
    ...articles.map(({ name, ...page }) => [`/${name}`, page] as const),
  ]);
  return content.navigation.pages.map(({ path, label }) => ({
    path,
    label,
    name: pageName(path),
    title: own.get(path)?.title ?? label,
    description: own.get(path)?.description ?? '',
    image: pictureOf(content, path),
  }));
}

/** The picture that stands for a page where it is shown as a link. */
function pictureOf({ home, about, services }: SiteContent, path: string): string | undefined {
  const { slides } = home.hero;
  const pictures: Record<string, string | undefined> = {
    '/': slides[0]?.image,
    '/about': about.picture.image,
    '/services': services.cards[0]?.image,
  };
  return pictures[path] ?? slides.at(-1)?.image;
}
