import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '../../content/site.ts';
import { type Icon, icon } from '../../visuals/icon.ts';

/** Made from the logo in content/. A maskable icon keeps it inside the circle that is never cut. */
const icons: Record<string, Icon> = {
  tab: { size: 96, mark: 1, isClear: true },
  'apple-touch': { size: 180, mark: 0.72 },
  'app-192': { size: 192, mark: 0.8 },
  'app-512': { size: 512, mark: 0.8 },
  'maskable-512': { size: 512, mark: 0.56 },
};

export const getStaticPaths = (() =>
  Object.entries(icons).map(([name, icon]) => ({
    params: { name },
    props: icon,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Icon> = async ({ props }) =>
  new Response(await icon(site(), props), { headers: { 'Content-Type': 'image/png' } });
