import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '../../content/site.ts';
import { measureHeaderLogo } from '../../visuals/headerLogo.ts';
import { type Icon, icon } from '../../visuals/icon.ts';
import { drawOnPlate, needsPlate } from '../../visuals/plate.ts';

/** Rendered from the logo. In a maskable icon it stays inside the safe zone. */
const icons: Record<string, Icon> = {
  tab: { size: 96, mark: 1, isClear: true },
  'apple-touch': { size: 180, mark: 0.72 },
  'app-192': { size: 192, mark: 0.8 },
  'app-512': { size: 512, mark: 0.8 },
  'maskable-512': { size: 512, mark: 0.56 },
};
/** The header's logo for dark mode, if it would be invisible there. */
const PLATE = 'logo-plate';

export const getStaticPaths = (async () => {
  const names = [...Object.keys(icons), ...((await needsPlate(site())) ? [PLATE] : [])];
  return names.map((name) => ({ params: { name } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { name = '' } }) => {
  const { company, colors } = site();
  const wish = icons[name];
  const image = wish
    ? await icon(site(), wish)
    : await drawOnPlate(company.logo.image, measureHeaderLogo(company.logo), colors.paper.light);
  return new Response(new Uint8Array(image));
};
