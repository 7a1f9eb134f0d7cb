import { readFileSync } from 'node:fs';
import { readDescription, SITE_FOLDER } from '../../hosting/build.ts';
import { parseHtml } from '../../hosting/parseHtml.ts';

export interface BuiltPage {
  path: string;
  file: string;
  html: string;
  document: Document;
}

const { pages, otherHeaders = {} } = readDescription();

/** Every page of the site, but the one for what is missing; the editor's are not the site's. */
export const builtPages: BuiltPage[] = Object.entries(pages)
  .filter(([, file]) => !otherHeaders[file])
  .map(([path, file]) => {
    const html = readFileSync(SITE_FOLDER + file, 'utf8');
    return { path, file, html, document: parseHtml(html) };
  });
