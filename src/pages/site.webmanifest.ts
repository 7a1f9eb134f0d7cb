import type { APIRoute } from 'astro';
import { stripMarks } from '../content/languages.ts';
import { site } from '../content/site.ts';

const icon = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The words of the name that fit beneath the icon on a phone, or the first one. */
const shortName = (name: string) => /^.{1,14}(?= |$)/.exec(name)?.[0] ?? name.split(' ')[0];

/** Makes the site installable, so that its phone numbers are on the home screen. */
export const GET: APIRoute = async () => {
  const { company, colors } = site();
  const manifest = {
    name: company.name,
    short_name: shortName(company.name),
    description: stripMarks(company.blurb),
    lang: 'en-US',
    start_url: '/',
    display: 'minimal-ui',
    background_color: colors.paper.light,
    theme_color: colors.paper.light,
    icons: [
      icon('app-192', 192, 'any'),
      icon('app-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest));
};
