import type { APIRoute } from 'astro';
import { plainText } from '../content/languages.ts';
import { site } from '../content/site.ts';

const icon = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const ROOM_UNDER_AN_ICON = 14;

/** As many words of the name as fit beneath the icon on a phone. */
function shortName(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return rest.reduce((short, word, index) => {
    const longer = `${short} ${word}`;
    const isNext = short.split(' ').length === index + 1;
    return isNext && longer.length <= ROOM_UNDER_AN_ICON ? longer : short;
  }, first);
}

/** Lets a visitor put the site, and with it the phone numbers, on the phone's first screen. */
export const GET: APIRoute = async () => {
  const { company, colors } = site();
  const manifest = {
    id: '/',
    name: company.name,
    short_name: shortName(company.name),
    description: plainText(company.blurb),
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: colors.paper.light,
    theme_color: colors.paper.light,
    icons: [
      icon('app-192', 192, 'any'),
      icon('app-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
