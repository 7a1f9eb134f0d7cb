import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '../../content/site.ts';
import { type DescribedPage, listedPages } from '../../metadata/pages.ts';
import { socialCard } from '../../visuals/socialCard.ts';

export const getStaticPaths = (() =>
  listedPages(site()).map((page) => ({
    params: { name: page.name },
    props: { page },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: DescribedPage }> = async ({ props: { page } }) =>
  new Response(await socialCard(site(), page));
