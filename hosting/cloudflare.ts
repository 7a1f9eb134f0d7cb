import { NOT_FOUND, type SiteDescription } from './build.ts';
import {
  CACHE,
  CONTENT_TYPES,
  DOCUMENT_HEADERS,
  HASHED_FOLDER,
  PART_KINDS,
  WORKER_FILE,
} from './headers.ts';

/** Limits of `_headers` and `_redirects`. Cloudflare ignores what exceeds them. */
const LIMITS = { line: 2000, headerRules: 100, redirectRules: 2000 };

function checkLimits(file: string, lines: string[], rules: number, mostRules: number) {
  const tooLong = lines.find((line) => line.trim().length > LIMITS.line);
  if (tooLong) {
    throw new Error(`Cloudflare takes ${LIMITS.line} characters a line at most: ${tooLong}`);
  }
  if (rules > mostRules) {
    throw new Error(`Cloudflare takes ${mostRules} rules in ${file} at most: it has ${rules}.`);
  }
}

/**
 * Rules are read in order, and all that match add up; of two for one path the last counts alone.
 * A name after `!` is taken away again.
 */
export function buildHeadersFile(site: SiteDescription): string {
  const headers = Object.entries({ ...site.headers, Vary: 'Accept-Encoding' });
  const line = ([name, value]: [string, string]) => `  ${name}: ${value}`;
  const forDocuments = headers.filter(([name]) => DOCUMENT_HEADERS.includes(name));
  const takenAway = DOCUMENT_HEADERS.map((name) => `  ! ${name}`);
  const ownType: Record<string, string[]> = { vcf: [`  Content-Type: ${CONTENT_TYPES.vcf}`] };
  const rules = [
    ['/*', ...headers.map(line)],
    ...PART_KINDS.map((kind) => [`/*.${kind}`, ...takenAway, ...(ownType[kind] ?? [])]),
    [WORKER_FILE, ...forDocuments.map(line)],
    ...Object.entries(site.otherHeaders ?? {}).map(([file, own]) => [
      pathOf(site, file),
      ...Object.keys(own).map((name) => `  ! ${name}`),
      ...Object.entries(own).map(line),
    ]),
    // Cloudflare revalidates all other files by default.
    [`${HASHED_FOLDER}*`, `  Cache-Control: ${CACHE.hashed}`],
  ];
  checkLimits('_headers', rules.flat(), rules.length, LIMITS.headerRules);
  return `${rules.map((rule) => rule.join('\n')).join('\n\n')}\n`;
}

/** The address at which a page's file is asked for. */
const pathOf = ({ pages }: SiteDescription, file: string) =>
  Object.keys(pages).find((path) => pages[path] === file) ?? file;

export function buildRedirectsFile({ redirects }: SiteDescription): string {
  const rules = Object.entries(redirects).map(([from, to]) => `${from} ${to} 308`);
  checkLimits('_redirects', rules, rules.length, LIMITS.redirectRules);
  return `${rules.join('\n')}\n`;
}

/** Skips `.br` and `.gz` copies: Cloudflare compresses by itself. */
export const ignoredAssets = '*.br\n*.gz\n.assetsignore\n';

export function buildWranglerConfig({ domain }: SiteDescription): string {
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
