import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { drawLogo } from '../site/logo.ts';
import { site } from '../site/site.ts';
import { companyCard } from '../site/vcard.ts';

const LOGO_SIZE = 160;

export const GET: APIRoute = async () => {
  const content = site();
  const logo = await sharp(await drawLogo(content.company, LOGO_SIZE))
    .flatten({ background: 'white' })
    .png({ palette: true })
    .toBuffer();
  return new Response(companyCard(content, logo), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
};
