import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { contentFolder } from './content/read.ts';

/** The words of the Markdown pages. Their front matter is read and checked by src/site/read.ts. */
export const collections = {
  articles: defineCollection({
    loader: glob({ pattern: ['*.md', '!README.md'], base: contentFolder }),
  }),
};
