import { readFileSync } from 'node:fs';
import { readDescription, SITE_FOLDER } from '../../hosting/build.ts';
import { parseHtml } from '../../hosting/parseHtml.ts';

export interface BuiltPage {
  path: string;
  file: string;
  html: string;
  document: Document;
}

/** Every page of the build, but the one for what is missing. */
export const builtPages: BuiltPage[] = Object.entries(readDescription().pages).map(
  ([path, file]) => {
    const html = readFileSync(SITE_FOLDER + file, 'utf8');
    return { path, file, html, document: parseHtml(html) };
  },
);
