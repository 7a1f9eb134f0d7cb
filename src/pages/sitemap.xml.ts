import type { APIRoute } from 'astro';
import { site } from '../site/site.ts';

export const GET: APIRoute = async () => {
  const { company, navigation } = site();
  const entries = navigation.pages.map(
    ({ path }) => `  <url><loc>${new URL(path, company.url).href}</loc></url>`,
  );
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'application/xml' } });
};
