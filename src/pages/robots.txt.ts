import type { APIRoute } from 'astro';
import { site } from '../content/site.ts';

export const GET: APIRoute = async () => {
  const { company } = site();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`);
};
