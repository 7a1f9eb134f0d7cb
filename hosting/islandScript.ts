import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const SCRIPTS = /<script>([\s\S]*?)<\/script>/g;
const DEFINITION = 'customElements.define("astro-island"';
const NEEDED = /(?:component|renderer)-url="([^"]+)"/g;

const fileFor = (script: string) =>
  `/_astro/islands.${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;

/**
 * Astro writes the script by which islands come to life into every page. Nothing needs it before
 * the largest paint, so it is a file that all pages share, and comes with what else waits for that
 * (speed/painted.ts). The islands' own scripts are named beside it: none waits for it to be read.
 */
export function shareIslandScript(folder: string, pages: string[]) {
  for (const page of pages) {
    const html = readFileSync(folder + page, 'utf8');
    const islands = new Set([...html.matchAll(NEEDED)].map(([, url = '']) => url));
    if (islands.size === 0) continue;
    const [element, script] =
      [...html.matchAll(SCRIPTS)].find(([, text]) => text?.includes(DEFINITION)) ?? [];
    if (!element || !script) throw new Error(`${page} has islands, and not the script for them.`);
    const file = fileFor(script);
    writeFileSync(folder + file, script);
    const links = [...islands].map(
      (url) => `<link rel="preload" as="script" crossorigin href="${url}">`,
    );
    const parts = `<template data-after-paint>${links.join('')}<script src="${file}"></script></template>`;
    writeFileSync(
      folder + page,
      html.replace(element, () => parts),
    );
  }
}
