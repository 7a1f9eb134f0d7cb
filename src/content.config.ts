import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { contentFolder, readContent } from './site/read.ts';
import { legalPage, site } from './site/schema.ts';

/** All YAML files as one entry. Astro's own loader lets broken and missing files pass. */
const siteLoader: Loader = {
  name: 'site-content',
  async load({ store, watcher, logger }) {
    const load = () => store.set({ id: 'site', data: { ...readContent(contentFolder) } });
    load();
    watcher?.add(contentFolder);
    watcher?.on('change', (file) => {
      if (!file.endsWith('.yaml')) return;
      try {
        load();
      } catch (error) {
        logger.error(String(error));
      }
    });
  },
};

export const collections = {
  site: defineCollection({ loader: siteLoader, schema: site }),
  legal: defineCollection({
    loader: glob({ pattern: ['*.md', '!README.md'], base: contentFolder }),
    schema: legalPage,
  }),
};
