import { readFileSync } from 'node:fs';
import { JSDOM, VirtualConsole } from 'jsdom';
import { readDescription, SITE_FOLDER } from '../../hosting/build.ts';

export interface BuiltPage {
  path: string;
  file: string;
  html: string;
  document: Document;
}

/** Silent: the parser reports every style that is newer than it is. */
const virtualConsole = new VirtualConsole();
const parseHtml = (html: string) => new JSDOM(html, { virtualConsole }).window.document;

const { pages, otherHeaders = {} } = readDescription();

/** Every page of the site, but the one for what is missing; the editor's are not the site's. */
export const builtPages: BuiltPage[] = Object.entries(pages)
  .filter(([, file]) => !otherHeaders[file])
  .map(([path, file]) => {
    const html = readFileSync(SITE_FOLDER + file, 'utf8');
    return { path, file, html, document: parseHtml(html) };
  });
