import type { APIRoute, GetStaticPaths } from 'astro';
import { describedPages } from '../../site/pages.ts';
import { site } from '../../site/site.ts';
import { socialImage } from '../../site/socialImage.ts';

type SocialPage = Awaited<ReturnType<typeof describedPages>>[number];

export const getStaticPaths = (async () => {
  const pages = describedPages(site());
  return pages.map((page) => ({ params: { name: page.name }, props: page }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<SocialPage> = async ({ props }) =>
  new Response(await socialImage(site(), props), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
