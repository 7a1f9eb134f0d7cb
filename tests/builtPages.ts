import { readFileSync } from 'node:fs';
import { JSDOM, VirtualConsole } from 'jsdom';
import { SITE_FOLDER } from '../hosting/build.ts';
import { description } from '../hosting/engines.ts';

export interface BuiltPage {
  path: string;
  file: string;
  html: string;
  document: Document;
}

// Its parser writes out every style that is newer than it is.
const virtualConsole = new VirtualConsole();

export function parsed(html: string): Document {
  return new JSDOM(html, { virtualConsole }).window.document;
}

/** Every page of the build, but the one for what is missing. */
export const builtPages: BuiltPage[] = Object.entries(description().pages).map(([path, file]) => {
  const html = readFileSync(SITE_FOLDER + file, 'utf8');
  return { path, file, html, document: parsed(html) };
});
