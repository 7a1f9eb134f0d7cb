import type { Complaint, LineComplaint } from './field.ts';
import { findMarkFault } from './languageRules.ts';
import {
  isElement,
  listNodes,
  type MarkdownNode,
  type Part,
  parseMarkdown,
  readTextOf,
} from './markdown.ts';

export const findMarkdownFaults = ({ text, above }: Part): LineComplaint[] =>
  listNodes(parseMarkdown(text)).flatMap(({ node, line }) => {
    const fault = ofNode(node);
    return fault ? [{ line: line + above, ...fault }] : [];
  });

function ofNode(node: MarkdownNode): Complaint | undefined {
  if (node.type === 'raw') return ofHtml(node.value);
  if (node.type === 'text' && /\]\([^)]*\)/.test(node.value)) {
    return {
      found: 'a link or a picture that cannot be read',
      expected: 'no space between the brackets or in the address, such as [words](/contact)',
    };
  }
  if (node.type === 'text') return findMarkFault(node.value);
  if (!isElement(node) || node.tagName !== 'h1') return undefined;
  return {
    found: 'a second heading of the page',
    expected: `a heading inside its text, such as ## ${readTextOf(node)}`,
  };
}

/** Allows `<!-- -->` and refuses every other tag. */
function ofHtml(html: string) {
  const [tag] = /<[a-z][\w-]*/i.exec(html.replace(/<!--[\s\S]*?-->/g, '')) ?? [];
  if (!tag) return undefined;
  return {
    found: `HTML (${tag}>)`,
    expected: 'words, lists, tables and pictures in Markdown, such as [Our video](https://…)',
  };
}
