const STYLE = /<style>[^<]*<\/style>/g;
const FACE = /<style>@font-face{[^<}]*url\([^<]*<\/style>/g;
const FONT = /<link rel="preload"[^>]* as="font"[^>]*>/g;
const SCRIPT = /<script>[\s\S]*?<\/script>/g;

/**
 * Astro writes styles and scripts beside the first island. HTML allows no style in the body; and
 * what a visitor sees first should not stand behind scripts that wait for it to be painted. Fonts
 * are asked for last, by a script: they may come late, and would take the line from the picture.
 */
export function inOrder(html: string, fontScript: string): string {
  const [head = '', ...rest] = html.split('</head>');
  const body = rest.join('</head>');
  const styles = body.match(STYLE) ?? [];
  const faces = head.match(FACE) ?? [];
  const fonts = head.match(FONT) ?? [];
  const scripts = body.match(SCRIPT) ?? [];
  const words = body.replaceAll(STYLE, '').replaceAll(SCRIPT, '');
  const first = head.replaceAll(FACE, '').replaceAll(FONT, '');
  const files = `<template data-after-paint>${fonts.join('')}</template>`;
  const last = [...styles, ...faces, files, `<script>${fontScript}</script>`].join('');
  return `${first}${last}</head>${words.replace('</body>', () => `${scripts.join('')}</body>`)}`;
}
