import { type HastNode, markdownToHast } from 'satteri';
import { slugify } from './fileNames.ts';
import { stripMarks } from './languages.ts';
import { normalizePictureName } from './pictureName.ts';

/** Parses Markdown pages with `satteri`, for the checks and for rendering. */

export interface Part {
  text: string;
  /** Offset added to line numbers: the front matter is cut off before parsing. */
  above: number;
}

const DASHES = /^---\s*$/;

export function splitArticle(markdown: string): { front?: Part; body: Part } {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => line.trim());
  const end = lines.findIndex((line, index) => index > start && DASHES.test(line));
  if (!DASHES.test(lines[start] ?? '') || end < 0) {
    return { body: { text: markdown, above: 0 } };
  }
  return {
    front: { text: lines.slice(start + 1, end).join('\n'), above: start + 1 },
    body: { text: lines.slice(end + 1).join('\n'), above: end + 1 },
  };
}

type Parent = Extract<HastNode, { children: unknown[] }>;
export type MarkdownNode = Parent['children'][number];
export type MarkdownElement = Extract<MarkdownNode, { type: 'element' }>;

/** Adds the `<…>` that Markdown requires around file names with spaces. */
const NAME_WITH_SPACES = /(!\[[^\]\n]*\]\()([^()<>"\n]*\s[^()<>"\n]*\.\w{3,5})(?=\)|\s+")/g;

export function parseMarkdown(text: string): MarkdownNode[] {
  const tree = markdownToHast(text.replace(NAME_WITH_SPACES, '$1<$2>'), {
    features: { smartPunctuation: true, frontmatter: false, gfm: { footnotes: false } },
  });
  return 'children' in tree ? tree.children : [];
}

export const isElement = (node: MarkdownNode): node is MarkdownElement => node.type === 'element';

export const readTextOf = (node: MarkdownNode): string => {
  if (node.type === 'text') return stripMarks(node.value);
  return 'children' in node ? node.children.map(readTextOf).join('') : '';
};

export const isHeading = ({ tagName }: MarkdownElement) => /^h[1-6]$/.test(tagName);

export function assignHeadingIds(nodes: MarkdownNode[]): Map<MarkdownNode, string> {
  const ids = new Map<MarkdownNode, string>();
  const used = new Map<string, number>();
  for (const heading of nodes.filter((node) => isElement(node) && isHeading(node))) {
    const name = slugify(readTextOf(heading)) || 'part';
    const count = used.get(name) ?? 0;
    used.set(name, count + 1);
    ids.set(heading, count > 0 ? `${name}-${count}` : name);
  }
  return ids;
}

export function getPictureSource({ properties }: MarkdownElement): string {
  const src = String(properties.src ?? '');
  return /^https?:/.test(src) ? src : normalizePictureName(decoded(src));
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

export interface MarkdownPart {
  kind: 'sentences' | 'page' | 'photo' | 'anchor';
  value: string;
  line: number;
  alt?: string;
}

const SCHEME = /^[a-z][a-z0-9+.-]+:/i;

export function listMarkdownParts(text: string): MarkdownPart[] {
  const nodes = parseMarkdown(text);
  const ids = assignHeadingIds(nodes);
  const lines = text.split('\n').map((value, index) => ({ value, line: index + 1 }));
  return [
    ...lines
      .filter(({ value }) => value.trim())
      .map((line): MarkdownPart => ({ kind: 'sentences', ...line })),
    ...listNodes(nodes).flatMap(({ node, line }) => partsOf(node, line, ids.get(node))),
  ];
}

/** Every node of a page and its line, in reading order. */
export const listNodes = (
  nodes: MarkdownNode[],
  above = 1,
): { node: MarkdownNode; line: number }[] =>
  nodes.flatMap((node) => {
    const line = node.position?.start.line ?? above;
    return [{ node, line }, ...('children' in node ? listNodes(node.children, line) : [])];
  });

function partsOf(node: MarkdownNode, line: number, id: string | undefined): MarkdownPart[] {
  if (id !== undefined) return [{ kind: 'anchor', value: id, line }];
  if (!isElement(node)) return [];
  if (node.tagName === 'img') {
    const alt = String(node.properties.alt ?? '');
    return [{ kind: 'photo', value: getPictureSource(node), line, alt }];
  }
  const href = decoded(String(node.properties.href ?? ''));
  const isOwn = node.tagName === 'a' && !SCHEME.test(href);
  return isOwn ? [{ kind: 'page', value: href, line }] : [];
}
