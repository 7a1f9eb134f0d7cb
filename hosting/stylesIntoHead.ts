import { readFileSync, writeFileSync } from 'node:fs';

const STYLE = /<style>[^<]*<\/style>/g;

/** Astro writes a style beside the first island, in the body, where HTML allows none. */
export function stylesIntoHead(html: string): string {
  const [head = '', ...rest] = html.split('</head>');
  const body = rest.join('</head>');
  const styles = body.match(STYLE) ?? [];
  return `${head}${styles.join('')}</head>${body.replaceAll(STYLE, '')}`;
}

export function moveStylesIntoHead(folder: string, pages: string[]) {
  for (const page of pages) {
    const file = folder + page;
    writeFileSync(file, stylesIntoHead(readFileSync(file, 'utf8')));
  }
}
