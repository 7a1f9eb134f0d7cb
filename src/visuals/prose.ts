import sharp from 'sharp';
import { type Run, runsOf } from '../content/languages.ts';
import {
  headingIds,
  isElement,
  isHeading,
  type MarkdownElement,
  type MarkdownNode,
  parseMarkdown,
  pictureSource,
  textOf,
} from '../content/markdown.ts';
import type { Layout, PictureData } from './layouts.ts';
import { picturePath } from './picturePath.ts';
import { picture } from './pictures.ts';

/** A page's text as plain data: what its component draws, and nothing that Markdown could sneak in. */

const TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'del',
  'code',
  'pre',
  'blockquote',
  'hr',
  'br',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

export type ProseTag = (typeof TAGS)[number];

export interface ProseElement {
  kind: 'element';
  tag: ProseTag;
  id?: string | undefined;
  href?: string | undefined;
  /** Of a numbered list, its first number. */
  start?: number | undefined;
  /** Of a table's cell. */
  align?: 'left' | 'right' | 'center' | undefined;
  children: ProseNode[];
}

export interface ProseTable {
  kind: 'table';
  /** What it is about: the heading above it. */
  name: string;
  children: ProseNode[];
}

export interface ProsePicture {
  kind: 'picture';
  picture: PictureData;
  caption?: string | undefined;
  /** It stands alone, not among words. */
  isFigure: boolean;
  /** It is smaller than the column. */
  isSmall: boolean;
}

/** Words in another language. */
export interface ProseRun extends Required<Run> {
  kind: 'run';
}

export type ProseNode = string | ProseElement | ProseRun | ProseTable | ProsePicture;

const COLUMN: Layout = {
  widths: [480, 800, 1200],
  fallbackWidth: 800,
  sizes: '(min-width: 64rem) 43vw, 86vw',
  quality: 50,
};

const isTag = (name: string): name is ProseTag => (TAGS as readonly string[]).includes(name);

/** What parts of the text are called: headings by links, tables by screen readers. */
type Names = Map<MarkdownNode, string>;

export async function prose(text: string, pageHeading: string): Promise<ProseNode[]> {
  const nodes = parseMarkdown(text);
  const names = new Map([...headingIds(nodes), ...tableNames(nodes, pageHeading)]);
  return (await Promise.all(nodes.map((node) => proseNode(node, names)))).flat();
}

/** Each after the heading above it; the second there has a number. */
function tableNames(nodes: MarkdownNode[], pageHeading: string): Names {
  const names: Names = new Map();
  let heading = pageHeading;
  let count = 0;
  for (const node of nodes.filter(isElement)) {
    if (isHeading(node)) [heading, count] = [textOf(node), 0];
    for (const table of tablesIn(node)) {
      count += 1;
      names.set(table, count > 1 ? `${heading} (${count})` : heading);
    }
  }
  return names;
}

const tablesIn = (node: MarkdownNode): MarkdownElement[] =>
  isElement(node) && node.tagName === 'table'
    ? [node]
    : 'children' in node
      ? node.children.flatMap(tablesIn)
      : [];

async function proseNode(node: MarkdownNode, names: Names): Promise<ProseNode[]> {
  if (node.type === 'text') return runsOf(node.value).map(marked);
  if (!isElement(node)) return [];
  const { tagName } = node;
  if (tagName === 'img') return [await prosePicture(node, false)];
  if (tagName === 'input') return [node.properties.checked ? '☑' : '☐'];
  const alone = tagName === 'p' ? loneImages(node) : [];
  if (alone.length > 0) return Promise.all(alone.map((image) => prosePicture(image, true)));
  const children = (
    await Promise.all(node.children.map((child) => proseNode(child, names)))
  ).flat();
  if (tagName === 'table') return [{ kind: 'table', name: names.get(node) ?? '', children }];
  if (!isTag(tagName)) return children;
  return [{ kind: 'element', tag: tagName, children, ...traits(node, names) }];
}

const marked = ({ text, lang }: Run): ProseNode => (lang ? { kind: 'run', text, lang } : text);

/** The pictures of a paragraph that has nothing else. */
function loneImages({ children }: MarkdownElement): MarkdownElement[] {
  const images = children.filter(isElement).filter(({ tagName }) => tagName === 'img');
  const others = children.filter((child) => !images.includes(child as MarkdownElement));
  return others.every((other) => other.type === 'text' && !other.value.trim()) ? images : [];
}

function traits(node: MarkdownElement, names: Names) {
  const { href, start, style } = node.properties;
  // A style attribute is what the content policy forbids.
  const [, align] = /text-align: (left|right|center)/.exec(String(style ?? '')) ?? [];
  return {
    id: names.get(node),
    href: typeof href === 'string' ? href : undefined,
    start: start === undefined ? undefined : Number(start),
    align: align as ProseElement['align'],
  };
}

async function prosePicture(node: MarkdownElement, isFigure: boolean): Promise<ProsePicture> {
  const image = pictureSource(node);
  const { alt, title } = node.properties;
  const width = await naturalWidth(image);
  const widths = COLUMN.widths.filter((each) => each <= width);
  const layout = {
    ...COLUMN,
    widths: widths.length > 0 ? widths : [width],
    fallbackWidth: Math.min(width, COLUMN.fallbackWidth),
  };
  return {
    kind: 'picture',
    picture: await picture({ image, alt: String(alt ?? '') }, layout),
    caption: isFigure && title ? String(title) : undefined,
    isFigure,
    isSmall: width < SMALLER_THAN_COLUMN,
  };
}

const SMALLER_THAN_COLUMN = 320;

async function naturalWidth(image: string): Promise<number> {
  if (image.startsWith('https://')) return Number.POSITIVE_INFINITY;
  const { autoOrient } = await sharp(picturePath(image)).metadata();
  return autoOrient.width;
}
