import { getCollection } from 'astro:content';
import { pageName } from './links.ts';
import type { SiteContent } from './schema.ts';
import { site } from './site.ts';

/** Every page in content/navigation.yaml, with what its own content says of it. */
export async function describedPages() {
  const content = await site();
  const { home, ...others } = content;
  const legal = await getCollection('legal');
  const own = new Map([['/', home.page]]);
  for (const [name, file] of Object.entries(others)) {
    if ('page' in file) own.set(`/${name}`, file.page);
  }
  for (const { id, data } of legal) own.set(`/${id}`, data);
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
