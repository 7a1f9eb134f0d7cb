import { type Document, isAlias, isScalar, type Node, Scalar, visit } from 'yaml';
import { curlyQuotes, onTheLine, type SyntaxHint } from './syntaxHints.ts';

/** What YAML takes without a word, and its owner meant otherwise. */

type Trap = (node: Node, place: Place) => SyntaxHint | undefined;

interface Place {
  line: number;
  /** The line as it stands in the file. */
  text: string;
  /** The value as it stands there. */
  raw: string;
  /** The names that a `*` elsewhere refers to. */
  aliases: Set<string>;
  /** The names that a `&` gives. */
  anchors: Set<string>;
}

const TRAPS: Trap[] = [signAsName, curlyAsQuotes, dashesWithoutSpace, backslashInQuotes];

/** The first trap that the text has stepped into. */
export function trapIn(
  contents: Document,
  yaml: string,
  lineAt: (offset: number) => number,
): SyntaxHint | undefined {
  const lines = yaml.split('\n');
  const aliases = new Set<string>();
  const anchors = new Set<string>();
  visit(contents, {
    Alias: (_key, { source }) => void aliases.add(source),
    Value: (_key, { anchor }) => void (anchor && anchors.add(anchor)),
  });
  let hint: SyntaxHint | undefined;
  visit(contents, {
    Node(_key, node) {
      const [start, end] = node.range ?? [0, 0];
      const line = lineAt(start);
      const text = lines[line - 1] ?? '';
      const raw = yaml.slice(start, end);
      for (const trap of TRAPS) hint ??= trap(node, { line, text, raw, aliases, anchors });
      return hint ? visit.BREAK : undefined;
    },
  });
  return hint;
}

/** `!`, `&` and `*` give names to values: nobody who writes sentences wants that. */
function signAsName(node: Node, { line, text, aliases, anchors }: Place) {
  const isNamed = 'anchor' in node && Boolean(node.anchor) && !aliases.has(String(node.anchor));
  const isTagged = isScalar(node) && Boolean(node.tag?.startsWith('!'));
  const isUnknown = isAlias(node) && !anchors.has(node.source);
  return isNamed || isTagged || isUnknown ? onTheLine({ number: line, text }) : undefined;
}

function curlyAsQuotes(node: Node, { line }: Place) {
  const isPlain = isScalar(node) && node.type === Scalar.PLAIN;
  const words = isPlain ? String(node.value) : '';
  return /^[“„].*[”“]$/s.test(words) && words.indexOf('”') === words.length - 1
    ? curlyQuotes(line, words)
    : undefined;
}

/** The entries of a list would become one sentence with dashes in it. */
function dashesWithoutSpace(node: Node, { line, raw }: Place) {
  if (!isScalar(node) || node.type !== Scalar.PLAIN) return undefined;
  const lines = raw.split('\n');
  const index = lines.findIndex((text) => /^\s*-\S/.test(text));
  return lines.length > 1 && index >= 0
    ? onTheLine({ number: line + index, text: lines[index] ?? '' })
    : undefined;
}

/** In double quotes `\v` or `\t` is a sign that nobody sees. */
function backslashInQuotes(node: Node, { line, text }: Place) {
  const isQuoted = isScalar(node) && node.type === Scalar.QUOTE_DOUBLE;
  if (!isQuoted || !/"[^"]*\b(images|content)\\/i.test(text)) return undefined;
  return backslash(line);
}

export const backslash = (line: number): SyntaxHint => ({
  line,
  found: 'a backslash in double quotes',
  expected: 'a slash instead, such as "images/van.jpg"',
});
