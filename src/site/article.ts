import { meantAmong, type Problem } from './problems.ts';

/** A page in Markdown: its front matter between two lines of three dashes, and its body. */

interface Part {
  text: string;
  /** How many lines of the file stand above it. */
  above: number;
}

const DASHES = /^---\s*$/;
const LINK = /\]\((\/[^)\s#?]*)/g;

export function splitArticle(markdown: string): { front?: Part; body: Part } {
  const lines = markdown.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && DASHES.test(line));
  if (!DASHES.test(lines[0] ?? '') || end < 0) {
    return { body: { text: markdown, above: 0 } };
  }
  return {
    front: { text: lines.slice(1, end).join('\n'), above: 1 },
    body: { text: lines.slice(end + 1).join('\n'), above: end + 1 },
  };
}

export function deadLinks({ text, above }: Part, file: string, pages: string[]): Problem[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(LINK)]
      .map(([, path = '']) => path)
      .filter((path) => !pages.includes(path))
      .map((path) => ({
        file,
        line: above + index + 1,
        field: '',
        found: `a link to "${path}"`,
        expected: `a page of this site (${pages.join(', ')}), such as /contact`,
        meant: meantAmong(pages, path),
      })),
  );
}
