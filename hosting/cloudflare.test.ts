import { expect, test } from 'vitest';
import type { SiteDescription } from './build.ts';
import { buildHeadersFile, buildRedirectsFile } from './cloudflare.ts';

const site: SiteDescription = { domain: 'a.example', headers: {}, pages: {}, redirects: {} };
const redirects = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`/${index}/`, `/${index}`]));

test('a policy too long for Cloudflare stops the build [http-10]', () => {
  const withPolicy = (length: number) => ({ ...site, headers: { Long: 'x'.repeat(length) } });
  expect(() => buildHeadersFile(withPolicy(2000))).toThrow('2000 characters a line at most');
  expect(() => buildHeadersFile(withPolicy(2000 - 'Long: '.length))).not.toThrow();
});

test('more redirects than Cloudflare reads stop the build [http-2]', () => {
  expect(() => buildRedirectsFile({ ...site, redirects: redirects(2001) })).toThrow(
    'Cloudflare takes 2000 rules in _redirects at most: it has 2001.',
  );
  expect(() => buildRedirectsFile({ ...site, redirects: redirects(2000) })).not.toThrow();
});
