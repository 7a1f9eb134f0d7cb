import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '../../content/site.ts';
import { headerLogoSize } from '../../visuals/headerLogo.ts';
import { needsPlate, onPlate } from '../../visuals/plate.ts';

/** For dark screens, where they would swallow the logo: it, on a plate. */
export const getStaticPaths = (async () =>
  (await needsPlate(site())) ? [{ params: { plate: 'logo' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = async () => {
  const { company, colors } = site();
  const { logo } = company;
  const image = await onPlate(logo.image, headerLogoSize(logo), colors.paper.light);
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
