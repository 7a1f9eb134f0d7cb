import sharp from 'sharp';
import { splitLanguages } from '../content/languages.ts';
import {
  assignHeadingIds,
  getPictureSource,
  isElement,
  isHeading,
  type MarkdownElement,
  type MarkdownNode,
  parseMarkdown,
  readTextOf,
} from '../content/markdown.ts';
import type { Layout, PictureData } from './layouts.ts';
import { picturePath } from './picturePath.ts';
import { preparePicture } from './pictures.ts';

/** A Markdown page as plain data for its component. Raw HTML is left out. */
export type ProseNode = string | ProseElement | ProsePicture;

export interface ProseElement {
  tag: string;
  attributes: Record<string, unknown>;
  label?: string | undefined;
  children: ProseNode[];
}

export interface ProsePicture {
  picture: PictureData;
  caption?: string | undefined;
  isFigure: boolean;
  isSmall: boolean;
}

const COLUMN: Layout = {
  widths: [480, 800, 1200],
  fallbackWidth: 800,
  sizes: '(min-width: 64rem) 43vw, 86vw',
  quality: 50,
};
const SMALL_PICTURE = 320;

export async function parseProse(text: string, pageHeading: string): Promise<ProseNode[]> {
  const nodes = parseMarkdown(text);
  const ids = assignHeadingIds(nodes);
  let heading = pageHeading;
  const parts = nodes.map((node) => {
    if (isElement(node) && isHeading(node)) heading = readTextOf(node);
    return proseNode(node, heading, ids.get(node));
  });
  return (await Promise.all(parts)).flat();
}

async function proseNode(node: MarkdownNode, heading: string, id?: string): Promise<ProseNode[]> {
  if (node.type === 'text') {
    return splitLanguages(node.value).map(({ text, lang }) =>
      lang ? { tag: 'span', attributes: { lang }, children: [text] } : text,
    );
  }
  if (!isElement(node)) return [];
  const { tagName, properties } = node;
  if (tagName === 'img') return [await prosePicture(node, false)];
  if (tagName === 'input') return [properties.checked ? '☑' : '☐'];
  const figures = tagName === 'p' ? loneImages(node) : [];
  if (figures.length > 0) return Promise.all(figures.map((image) => prosePicture(image, true)));
  const children = await Promise.all(node.children.map((child) => proseNode(child, heading)));
  const { href, start, style } = properties;
  // The content policy forbids style attributes.
  const [, align] = /text-align: (\w+)/.exec(String(style ?? '')) ?? [];
  const attributes = { id, href, start, 'data-align': align };
  const label = tagName === 'table' ? heading : undefined;
  return [{ tag: tagName, attributes, label, children: children.flat() }];
}

/** The pictures of a paragraph that has nothing else. */
function loneImages({ children }: MarkdownElement): MarkdownElement[] {
  const images = children.filter(isElement).filter(({ tagName }) => tagName === 'img');
  const others = children.filter((child) => !images.includes(child as MarkdownElement));
  return others.every((other) => other.type === 'text' && !other.value.trim()) ? images : [];
}

async function prosePicture(node: MarkdownElement, isFigure: boolean): Promise<ProsePicture> {
  const image = getPictureSource(node);
  const { alt, title } = node.properties;
  const width = await naturalWidth(image);
  const layout = { ...COLUMN, fallbackWidth: Math.min(width, COLUMN.fallbackWidth) };
  return {
    picture: await preparePicture({ image, alt: String(alt ?? '') }, layout),
    caption: isFigure && title ? String(title) : undefined,
    isFigure,
    isSmall: width < SMALL_PICTURE,
  };
}

async function naturalWidth(image: string): Promise<number> {
  if (image.startsWith('https://')) return Number.POSITIVE_INFINITY;
  const { autoOrient } = await sharp(picturePath(image)).metadata();
  return autoOrient.width;
}
