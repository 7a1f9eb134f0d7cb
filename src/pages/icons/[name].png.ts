import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { site } from '../../content/site.ts';
import { drawInside } from '../../visuals/drawInside.ts';
import { iconOf } from '../../visuals/logo.ts';

/** Made from the logo in content/. A maskable icon keeps it inside the circle that is never cut. */
const icons: Record<string, Icon> = {
  tab: { size: 96, mark: 1, isClear: true },
  'apple-touch': { size: 180, mark: 0.72 },
  'app-192': { size: 192, mark: 0.8 },
  'app-512': { size: 512, mark: 0.8 },
  'maskable-512': { size: 512, mark: 0.56 },
};

type Icon = {
  size: number;
  /** How much of it the logo takes. */
  mark: number;
  /** Whether what is behind shows through. */
  isClear?: boolean;
};

export const getStaticPaths = (() =>
  Object.entries(icons).map(([name, icon]) => ({
    params: { name },
    props: icon,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Icon> = async ({ props: { size, mark, isClear } }) => {
  const { company, colors } = site();
  const room = Math.round(size * mark);
  const logo = await drawInside(iconOf(company.logo), { width: room, height: room });
  const icon = await sharp({
    create: {
      width: size,
      height: size,
      channels: 4,
      background: isClear ? 'transparent' : colors.paper.light,
    },
  })
    .composite([{ input: logo }])
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } });
};
