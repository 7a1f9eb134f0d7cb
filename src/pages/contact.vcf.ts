import { join } from 'node:path';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { contentFolder } from '../site/read.ts';
import { site } from '../site/site.ts';
import { companyCard } from '../site/vcard.ts';

const LOGO_SIZE = 160;

export const GET: APIRoute = async () => {
  const content = await site();
  const logo = await sharp(join(contentFolder, content.company.logo.image), { density: 600 })
    .resize(LOGO_SIZE, LOGO_SIZE, { fit: 'contain', background: 'white' })
    .flatten({ background: 'white' })
    .png({ palette: true })
    .toBuffer();
  return new Response(companyCard(content, logo), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
};
