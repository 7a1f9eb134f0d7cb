import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { BROWSER_FLOOR } from '../../../src/styles/floor.ts';
import { findTool } from '../../../tools/install.ts';

/** What style sheets use, as far as MDN's browser-compat-data knows since when. */

interface Support {
  version_added: string | false;
  version_removed?: string;
  flags?: unknown[];
  prefix?: string;
  alternative_name?: string;
}

interface Node {
  __compat?: { support: Record<string, Support | Support[]> };
  [name: string]: Node | Node['__compat'];
}

const file = findTool('compatibility');
const parser = findTool('compatibility', 'css-tree/cjs/index.cjs');
const data = (file ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Node;

export const hasHistory = Boolean(file && parser);

const childrenOf = (node: Node | undefined) =>
  Object.entries(node ?? {}).filter(([name]) => name !== '__compat') as [string, Node][];

/** What is under a path of names, such as css, properties, gap. */
const find = (...path: string[]): Node | undefined =>
  path.reduce<Node | undefined>(
    (node, name) => (node && Object.hasOwn(node, name) ? (node[name] as Node) : undefined),
    data,
  );

const toNumber = (version: string) => Number.parseFloat(version.replace('≤', ''));

/** The first version that has it as it is written, without a flag or another name. */
function firstVersion(node: Node, browser: string): number {
  const versions = [node.__compat?.support[browser] ?? []]
    .flat()
    .filter((one) => !one.flags && !one.prefix && !one.alternative_name && !one.version_removed)
    .map(({ version_added: added }) => (added ? toNumber(added) : Number.NaN));
  return Math.min(...versions.filter((version) => !Number.isNaN(version)), Infinity);
}

/** Whether a browser of the floor does not have it yet. */
const isNewer = (node: Node | undefined): boolean =>
  node?.__compat !== undefined &&
  Object.entries(BROWSER_FLOOR).some(
    ([browser, version]) => firstVersion(node, browser) > toNumber(version),
  );

interface CssNode {
  type: string;
  name?: string;
  property?: string;
  unit?: string;
  prelude?: CssNode;
}

interface CssTree {
  parse: (css: string, options: Record<string, boolean>) => CssNode;
  walk: (
    node: CssNode,
    visit: {
      enter: (this: { declaration: CssNode | null }, node: CssNode) => void;
      leave: (node: CssNode) => void;
    },
  ) => void;
}

const types = childrenOf(find('css', 'types'));
const functions = new Map([...types.flatMap(([, type]) => childrenOf(type)), ...types]);
const VIEWPORT_UNITS: Record<string, string> = { s: 'small', l: 'large', d: 'dynamic' };

function findUnit(unit: string) {
  const [, kind = ''] = /^([sld])v(?:h|w|min|max|i|b)$/.exec(unit) ?? [];
  return find(
    'css',
    'types',
    'length',
    kind ? `viewport_percentage_units_${VIEWPORT_UNITS[kind]}` : unit,
  );
}

function featureOf({ type, name = '', unit = '' }: CssNode, property: string) {
  const known: Record<string, () => [string, Node | undefined]> = {
    Declaration: () => [`property ${property}`, find('css', 'properties', property)],
    Identifier: () => [`${property}: ${name}`, find('css', 'properties', property, name)],
    Function: () => [
      `function ${name}()`,
      find('css', 'properties', property, name) ?? functions.get(name),
    ],
    Dimension: () => [`unit ${unit}`, findUnit(unit)],
    Atrule: () => [`@${name}`, find('css', 'at-rules', name)],
    Feature: () => [
      `@media (${name})`,
      find('css', 'at-rules', 'media', name.replace(/^(min|max)-/, '')),
    ],
    PseudoClassSelector: () => [`:${name}`, find('css', 'selectors', name)],
    PseudoElementSelector: () => [`:${name}`, find('css', 'selectors', name)],
    NestingSelector: () => ['nesting', find('css', 'selectors', 'nesting')],
  };
  const [feature, node] = known[type]?.() ?? [];
  return isNewer(node) ? feature : undefined;
}

const isPrefixed = (name: unknown) => /^-[^-]/.test(String(name));

/** What a style sheet uses and the floor lacks. */
export function newStyles(css: string): string[] {
  const { parse, walk }: CssTree = createRequire(import.meta.url)(resolve(parser ?? ''));
  const found: string[] = [];
  /** Rules behind a condition that the floor may not meet are its own concern. */
  const guards: CssNode[] = [];
  function collect(root: CssNode, into: string[]) {
    walk(root, {
      enter(node) {
        const property = this.declaration?.property ?? node.property ?? '';
        if (node.name === 'supports' && node.prelude && root !== node.prelude) {
          const conditions: string[] = [];
          collect(node.prelude, conditions);
          if (conditions.length > 0) guards.push(node);
        }
        if (guards.length > 0 || isPrefixed(property) || isPrefixed(node.name)) return;
        const feature = featureOf(node, property);
        if (feature) into.push(feature);
      },
      leave(node) {
        if (guards.at(-1) === node) guards.pop();
      },
    });
  }
  collect(parse(css, { parseCustomProperty: true }), found);
  return found;
}
