import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';

const SCRIPTS = /<script>([\s\S]*?)<\/script>/g;
const DEFINITION = 'customElements.define("astro-island"';

/**
 * Once React listens on an island, Chromium tells screen readers of it as of one more box around
 * what they have read already, and Orca then reads in circles. So it never counts.
 */
const SILENT_ISLAND = '<astro-island role="none" ';

const ISLAND = /<astro-island [^>]*>/g;
/** JSON is full of the quotes that Astro has to escape within its own. */
const PROPS = / props="([^"]*)"/;
const inSingleQuotes = (_: string, json: string) =>
  ` props='${json.replaceAll('&quot;', '"').replaceAll("'", '&#39;')}'`;

/**
 * In few bytes. Nobody asks for an island's number, `client:painted` has no options, and all of a
 * page has come before any island's script is asked for.
 */
const tersely = (tag: string) =>
  tag
    .replace(/<astro-island (?:uid="[^"]*" )?/, SILENT_ISLAND)
    .replace(PROPS, inSingleQuotes)
    .replace(/ opts="[^"]*"/, '')
    .replace(' await-children', '');
const END_OF_ISLAND = '<!--astro:end-->';
/** Ours stands in styles/base.css and older.css, and needs neither an element nor a hash of its own. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

const fileFor = (script: string) =>
  `/_astro/islands.${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;

/**
 * Astro writes the script by which islands come to life into every page. Nothing needs it before
 * the largest paint, so it is a file that all pages share; speed/painted.ts asks for it then.
 */
export function islandScriptIn(folder: string): (html: string) => string {
  const written = new Set<string>();
  return (html) => {
    if (!html.includes('<astro-island')) return html;
    const [element, script] =
      [...html.matchAll(SCRIPTS)].find(([, text]) => text?.includes(DEFINITION)) ?? [];
    if (!element || !script) throw new Error('A page has islands, and not the script for them.');
    const file = fileFor(script);
    if (!written.has(file)) writeFileSync(folder + file, script);
    written.add(file);
    const name = `<template data-islands="${file}"></template>`;
    return html
      .replace(element, name)
      .replace(ISLAND_STYLE, '')
      .replaceAll(ISLAND, tersely)
      .replaceAll(END_OF_ISLAND, '');
  };
}
