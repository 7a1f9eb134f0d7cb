import type { APIRoute } from 'astro';
import { site } from '../../content/site.ts';
import { mailHref, telHref } from '../../metadata/links.ts';

const DAY = 86_400_000;
/** RFC 9116 recommends less than a year. */
const DAYS_VALID = 360;

/** Where to report a vulnerability. Each build renews its expiry. */
export const GET: APIRoute = async () => {
  const { company } = site();
  const lines = [
    `Contact: ${mailHref(company.email)}`,
    `Contact: ${telHref(company.phone)}`,
    `Expires: ${new Date(Date.now() + DAYS_VALID * DAY).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', company.url)}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
