import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { site } from '../../content/site.ts';
import { drawLogo } from '../../visuals/logo.ts';

/** Made from the logo in content/. A maskable icon keeps it inside the circle that is never cut. */
const icons = {
  'apple-touch': { size: 180, mark: 0.72 },
  'app-192': { size: 192, mark: 0.8 },
  'app-512': { size: 512, mark: 0.8 },
  'maskable-512': { size: 512, mark: 0.56 },
};

type Icon = (typeof icons)[keyof typeof icons];

export const getStaticPaths = (() =>
  Object.entries(icons).map(([name, icon]) => ({
    params: { name },
    props: icon,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Icon> = async ({ props: { size, mark } }) => {
  const { company, colors } = site();
  const logo = await drawLogo(company, Math.round(size * mark));
  const icon = await sharp({
    create: { width: size, height: size, channels: 3, background: colors.paper.light },
  })
    .composite([{ input: logo }])
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } });
};
