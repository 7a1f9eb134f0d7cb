import { readdirSync, readFileSync } from 'node:fs';
import system, { extname } from 'node:path';
import { join } from 'node:path/posix';
import { toSlashes } from '../src/content/slashes.ts';
import { CONTENT_TYPES } from './headers.ts';

export type OtherHeaders = Record<string, Record<string, string>>;

/** The contents of deploy/site.json: the built site as every host needs to know it. */
export interface SiteDescription {
  domain: string;
  /** Headers of a page. Pictures, scripts and fonts carry fewer: see `getHeaders`. */
  headers: Record<string, string>;
  otherHeaders?: OtherHeaders;
  /** File by page path: `/about` → `/about.html`. */
  pages: Record<string, string>;
  /** Page path by alias: `/about/`, `/about.html` and its former addresses → `/about`. */
  redirects: Record<string, string>;
}

/** Tests set `BUILD` to build other sites beside this one. */
export const BUILD = process.env.BUILD ?? '.';
export const SITE_FOLDER = join(BUILD, 'dist');
export const DEPLOY_FOLDER = join(BUILD, 'deploy');
/** `STAGE` is where a build is written: once complete, it replaces the last one. */
export const STAGE = join(BUILD, '.building');
export const STAGED_SITE = join(STAGE, 'dist');
export const STAGED_DEPLOY = join(STAGE, 'deploy');
export const DESCRIPTION_FILE = join(DEPLOY_FOLDER, 'site.json');
export const CADDY_FILE = join(DEPLOY_FOLDER, 'Caddyfile');
export const WRANGLER_FILE = join(DEPLOY_FOLDER, 'wrangler.jsonc');
export const readDescription = (): SiteDescription =>
  JSON.parse(readFileSync(DESCRIPTION_FILE, 'utf8'));

export const NOT_FOUND = '/404.html';
/** Read by hosts, never by visitors. */
export const HOST_FILES = ['/_headers', '/_redirects', '/.assetsignore'];

const COMPRESSED = /\.(br|gz)$/;

export const pathInSite = (folder: string, file: string, { relative, sep } = system) =>
  `/${toSlashes(relative(folder, file), sep)}`;

/** Lists the files that visitors may request, as paths from the site's root. */
export function listPublicFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => pathInSite(folder, system.join(entry.parentPath, entry.name)))
    .filter((file) => !HOST_FILES.includes(file))
    .sort();
}

export const getExtension = (file: string) => extname(file).slice(1);

export function checkContentTypes(files: string[]) {
  const unknown = files.filter((file) => !(getExtension(file) in CONTENT_TYPES));
  if (unknown.length > 0) {
    throw new Error(
      `hosting/headers.ts has no content type for ${unknown.join(', ')}: add its ending to CONTENT_TYPES.`,
    );
  }
}

export function describePages(
  files: string[],
  formerAddresses: Record<string, string> = {},
): Pick<SiteDescription, 'pages' | 'redirects'> {
  const pages: Record<string, string> = {};
  const redirects: Record<string, string> = {};
  for (const file of files) {
    if (getExtension(file) !== 'html' || file === NOT_FOUND) continue;
    const name = file.slice(0, -'.html'.length);
    const path = name === '/index' ? '/' : name;
    pages[path] = file;
    redirects[file] = path;
    redirects[`${name}/`] = path;
    if (path !== name) redirects[name] = path;
  }
  for (const [written, path] of Object.entries(formerAddresses)) {
    const from = written.replace(/\/$/, '');
    if (files.includes(from) || files.includes(`${from}.html`)) {
      throw new Error(`${from} is an address of this site, and cannot redirect.`);
    }
    redirects[from] = path;
    redirects[`${from}/`] = path;
  }
  return { pages, redirects };
}
