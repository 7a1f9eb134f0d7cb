import { defineCollection } from 'astro:content';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Loader } from 'astro/loaders';
import { contentFolder } from './content/contentFolder.ts';
import { contentName } from './content/fileNames.ts';

/** By name alone, so that little is read before the first page: the pages refuse what is wrong. */
const articleNames = () =>
  readdirSync(contentFolder)
    .flatMap((fileName) => contentName(fileName) ?? [])
    .filter(({ kind, isRead, address }) => kind === 'markdown' && isRead && address)
    .map(({ address }) => address);

/** Which pages of text there are: in development one may be written at any time. */
const articles: Loader = {
  name: 'articles',
  async load({ store, watcher }) {
    const update = () => {
      const names = articleNames();
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
