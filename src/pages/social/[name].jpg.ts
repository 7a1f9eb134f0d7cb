import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '../../content/site.ts';
import { type DescribedPage, listPages } from '../../metadata/pages.ts';
import { drawSocialCard } from '../../visuals/socialCard.ts';

export const getStaticPaths = (() =>
  listPages(site()).map((page) => ({
    params: { name: page.name },
    props: { page },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: DescribedPage }> = async ({ props: { page } }) =>
  new Response(await drawSocialCard(site(), page));
