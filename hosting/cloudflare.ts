import { NOT_FOUND, type SiteDescription } from './build.ts';
import { CACHE, CONTENT_TYPES, HASHED_FOLDER } from './headers.ts';

const LONGEST_LINE = 2000;

/** Read by Cloudflare and by Netlify. Where two rules match, both add: so they must not overlap. */
export function headersFile(site: SiteDescription): string {
  const headers = Object.entries({ ...site.headers, Vary: 'Accept-Encoding' }).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const tooLong = headers.find((line) => line.length > LONGEST_LINE);
  if (tooLong) {
    throw new Error(`Cloudflare takes ${LONGEST_LINE} characters a header at most: ${tooLong}`);
  }
  // What changes under its name is revalidated by these hosts unasked.
  const hashed = [`${HASHED_FOLDER}*`, `  Cache-Control: ${CACHE.hashed}`];
  const card = ['/*.vcf', `  Content-Type: ${CONTENT_TYPES.vcf}`];
  return `${['/*', ...headers, '', ...hashed, '', ...card].join('\n')}\n`;
}

export function redirectsFile({ redirects }: SiteDescription): string {
  const rules = Object.entries(redirects).map(([from, to]) => `${from} ${to} 308`);
  return `${rules.join('\n')}\n`;
}

/** The compressed copies are for nginx and the built-in server; Cloudflare makes its own. */
export const ignoredAssets = '*.br\n*.gz\n.assetsignore\n';

export function wranglerConfig({ domain }: SiteDescription): string {
  const config = {
    name: domain.replaceAll(/[^a-z0-9]+/g, '-'),
    compatibility_date: '2026-01-01',
    main: '../hosting/worker.ts',
    routes: [{ pattern: domain, custom_domain: true }],
    assets: {
      directory: '../dist',
      html_handling: 'drop-trailing-slash',
      not_found_handling: 'none',
      binding: 'ASSETS',
      run_worker_first: ['/404', NOT_FOUND],
    },
  };
  return `// Made by the build from hosting/cloudflare.ts.\n${JSON.stringify(config, null, 2)}\n`;
}
