import { readdirSync, readFileSync } from 'node:fs';
import system, { extname } from 'node:path';
import { join } from 'node:path/posix';
import { withSlashes } from '../src/content/slashes.ts';
import { CONTENT_TYPES } from './headers.ts';

export type OtherHeaders = Record<string, Record<string, string>>;

/** What the build says about itself, for every engine: deploy/site.json. */
export interface SiteDescription {
  domain: string;
  /** What a page carries; a file that is only part of one carries fewer. */
  headers: Record<string, string>;
  /** Files of pages that are not the site's own, and what they carry in place of its headers. */
  otherHeaders?: OtherHeaders;
  /** A page's path, and the file that holds it. */
  pages: Record<string, string>;
  /** Where a page is asked for by another of its names, and its one true path. */
  redirects: Record<string, string>;
}

/** Tests build other sites beside this one: they name another place. */
export const BUILD = process.env.BUILD ?? '.';
export const SITE_FOLDER = join(BUILD, 'dist');
export const DEPLOY_FOLDER = join(BUILD, 'deploy');
/** Where a build is made. It takes the last one's place once it is whole. */
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

/** The path by which a visitor asks for a file of the folder. */
export const pathInSite = (folder: string, file: string, { relative, sep } = system) =>
  `/${withSlashes(relative(folder, file), sep)}`;

/** Every file that a visitor may ask for, as a path from the site's root. */
export function publicFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => pathInSite(folder, system.join(entry.parentPath, entry.name)))
    .filter((file) => !HOST_FILES.includes(file))
    .sort();
}

export const extensionOf = (file: string) => extname(file).slice(1);

export function checkKinds(files: string[]) {
  const unknown = files.filter((file) => !(extensionOf(file) in CONTENT_TYPES));
  if (unknown.length > 0) {
    throw new Error(
      `hosting/headers.ts has no content type for ${unknown.join(', ')}: add its ending to CONTENT_TYPES.`,
    );
  }
}

export function describePages(files: string[]): Pick<SiteDescription, 'pages' | 'redirects'> {
  const pages: Record<string, string> = {};
  const redirects: Record<string, string> = {};
  for (const file of files) {
    if (extensionOf(file) !== 'html' || file === NOT_FOUND) continue;
    const name = file.slice(0, -'.html'.length);
    const path = name === '/index' ? '/' : name;
    pages[path] = file;
    redirects[file] = path;
    redirects[`${name}/`] = path;
    if (path !== name) redirects[name] = path;
  }
  return { pages, redirects };
}
