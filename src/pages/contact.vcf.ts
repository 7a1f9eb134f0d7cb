import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { site } from '../content/site.ts';
import { buildCompanyCard } from '../metadata/vcard.ts';
import { drawInside } from '../visuals/drawInside.ts';
import { iconOf } from '../visuals/logo.ts';

const LOGO_SIZE = { width: 160, height: 160 };

export const GET: APIRoute = async () => {
  const content = site();
  const logo = await sharp(await drawInside(iconOf(content.company.logo), LOGO_SIZE))
    .flatten({ background: 'white' })
    .png({ palette: true })
    .toBuffer();
  return new Response(buildCompanyCard(content, logo));
};
