import type { APIRoute } from 'astro';
import { site } from '../content/site.ts';
import { listPages } from '../metadata/pages.ts';

export const GET: APIRoute = async () => {
  const content = site();
  const entries = listPages(content).map(
    ({ path }) => `  <url><loc>${new URL(path, content.company.url).href}</loc></url>`,
  );
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
  ];
  return new Response(`${lines.join('\n')}\n`);
};
