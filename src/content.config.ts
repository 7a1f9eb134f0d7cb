import { defineCollection } from 'astro:content';
import { resolve } from 'node:path';
import type { Loader } from 'astro/loaders';
import { articleFiles } from './content/folder.ts';
import { contentFolder } from './content/read.ts';

/** Which pages of text there are: in development one may be written at any time. */
const articles: Loader = {
  name: 'articles',
  async load({ store, watcher }) {
    const update = () => {
      const names = articleFiles(contentFolder).map(({ name }) => name);
      for (const id of store.keys()) if (!names.includes(id)) store.delete(id);
      for (const id of names) if (!store.has(id)) store.set({ id, data: {} });
    };
    update();
    watcher?.on('all', (_event, file) => {
      if (file.startsWith(resolve(contentFolder))) update();
    });
  },
};

export const collections = { articles: defineCollection({ loader: articles }) };
