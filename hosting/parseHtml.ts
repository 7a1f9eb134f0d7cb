import { JSDOM, VirtualConsole } from 'jsdom';

// Its parser writes out every style that is newer than it is.
const virtualConsole = new VirtualConsole();

export function parseHtml(html: string): Document {
  return new JSDOM(html, { virtualConsole }).window.document;
}
