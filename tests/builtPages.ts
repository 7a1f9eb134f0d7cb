import { readFileSync } from 'node:fs';
import { SITE_FOLDER } from '../hosting/build.ts';
import { description } from '../hosting/engines.ts';
import { parsed } from '../scripts/parsed.ts';

export interface BuiltPage {
  path: string;
  file: string;
  html: string;
  document: Document;
}

/** Every page of the build, but the one for what is missing. */
export const builtPages: BuiltPage[] = Object.entries(description().pages).map(([path, file]) => {
  const html = readFileSync(SITE_FOLDER + file, 'utf8');
  return { path, file, html, document: parsed(html) };
});
