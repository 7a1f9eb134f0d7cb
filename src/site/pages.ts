import { getCollection } from 'astro:content';
import { site } from './site.ts';

/** Every page in content/navigation.yaml, with what its own content says of it. */
export async function describedPages() {
  const { navigation, home, ...content } = await site();
  const legal = await getCollection('legal');
  const descriptions = new Map([['/', home.page.description]]);
  for (const [name, file] of Object.entries(content)) {
    if ('page' in file) descriptions.set(`/${name}`, file.page.description);
  }
  for (const { id, data } of legal) descriptions.set(`/${id}`, data.description);
  return navigation.pages.map(({ path, label }) => ({
    path,
    label,
    description: descriptions.get(path) ?? '',
  }));
}
