import { type HastNode, htmlToHast, markdownToHast } from 'satteri';

/** A page in Markdown, read by the same parser that the build uses. */

interface Part {
  text: string;
  /** How many lines of the file stand above it. */
  above: number;
}

const DASHES = /^---\s*$/;

/** Its front matter, between two lines of three dashes, and what follows. */
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

export interface MarkdownPart {
  kind: 'words' | 'page' | 'photo';
  value: string;
  line: number;
  /** Of a picture, its description. */
  alt?: string;
}

/** Every line of words, every picture, and every link to a page of the site. */
export function markdownParts(text: string): MarkdownPart[] {
  const lines = text.split('\n').map((value, index) => ({ value, line: index + 1 }));
  return [
    ...lines
      .filter(({ value }) => value.trim())
      .map((line): MarkdownPart => ({ kind: 'words', ...line })),
    ...partsIn(markdownToHast(text), 1),
  ];
}

function partsIn(node: HastNode, lineAbove: number): MarkdownPart[] {
  const line = node.position?.start.line ?? lineAbove;
  // HTML among the Markdown.
  if (node.type === 'raw') return partsIn(htmlToHast(node.value, { fragment: true }), line);
  const inside = 'children' in node ? node.children.flatMap((child) => partsIn(child, line)) : [];
  if (node.type !== 'element') return inside;
  const { src, href, alt } = node.properties;
  if (node.tagName === 'img') {
    const value = String(src ?? '').replace(/^\.\//, '');
    return [{ kind: 'photo', value, line, alt: String(alt ?? '') }];
  }
  const page = /^\/[^#?]*/.exec(String(href ?? ''))?.[0];
  return node.tagName === 'a' && page ? [{ kind: 'page', value: page, line }, ...inside] : inside;
}
