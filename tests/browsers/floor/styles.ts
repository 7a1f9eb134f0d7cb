import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { findTool } from '../../../tools/install.ts';
import { childrenOf, find, isNewerThanFloor, type Node, type Use } from './history.ts';

/** What a style sheet uses of the language, as far as its history is known. */

interface CssNode {
  type: string;
  /** An attribute's is a node of its own. */
  name?: string | CssNode;
  property?: string;
  unit?: string;
  value?: CssNode | string;
  prelude?: CssNode;
  kind?: string;
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

const UNITS: Record<string, string> = {
  s: 'small',
  l: 'large',
  d: 'dynamic',
};

const findUnit = (unit: string) => {
  const viewport = /^([sld])v(?:h|w|min|max|i|b)$/.exec(unit);
  const name = viewport ? `viewport_percentage_units_${UNITS[viewport[1] ?? '']}` : unit;
  return find('css', 'types', 'length', name);
};

const nameOf = ({ name }: CssNode) => (typeof name === 'string' ? name : '');

/** Functions stand at several places of the data, under their own names. */
function findFunction(name: string, property: string): Node | undefined {
  const types = find('css', 'types');
  const nested = childrenOf(types).flatMap(([, type]) => childrenOf(type));
  return (
    find('css', 'properties', property, name) ??
    [...childrenOf(types), ...nested].find(([known]) => known === name)?.[1]
  );
}

function usesOf(node: CssNode, property: string): [string, Node | undefined][] {
  const name = nameOf(node);
  switch (node.type) {
    case 'Declaration':
      return [[`property ${node.property}`, find('css', 'properties', node.property ?? '')]];
    case 'Identifier':
      return [[`${property}: ${name}`, find('css', 'properties', property, name)]];
    case 'Function':
      return [[`function ${name}()`, findFunction(name, property)]];
    case 'Dimension':
      return [[`unit ${node.unit}`, findUnit(node.unit ?? '')]];
    case 'Atrule':
      return [[`@${name}`, find('css', 'at-rules', name)]];
    case 'Feature':
      return [
        [`@media (${name})`, find('css', 'at-rules', 'media', name.replace(/^(min|max)-/, ''))],
      ];
    case 'FeatureRange':
      return node.kind === 'media'
        ? [['@media range', find('css', 'at-rules', 'media', 'range_syntax')]]
        : [];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [[`:${name}`, find('css', 'selectors', name)]];
    case 'NestingSelector':
      return [['nesting', find('css', 'selectors', 'nesting')]];
    default:
      return [];
  }
}

const isPrefixed = (name: string) => name.startsWith('-') && !name.startsWith('--');

export function styleFeatures(css: string): Use[] {
  const parser = findTool('compatibility', 'css-tree/cjs/index.cjs') ?? '';
  const { parse, walk }: CssTree = createRequire(import.meta.url)(resolve(parser));
  const uses: Use[] = [];
  /** Rules behind a condition that the floor may not meet are its own concern. */
  const guards: CssNode[] = [];

  function collect(root: CssNode, into: Use[]) {
    walk(root, {
      enter(node) {
        const property = this.declaration?.property ?? node.property ?? '';
        if (node.type === 'Atrule' && node.name === 'supports' && node.prelude) {
          const conditions: Use[] = [];
          if (root !== node.prelude) collect(node.prelude, conditions);
          if (conditions.some((use) => isNewerThanFloor(use.node))) guards.push(node);
        }
        if (guards.length > 0 || isPrefixed(property) || isPrefixed(nameOf(node))) return;
        for (const [feature, found] of usesOf(node, property)) {
          if (found?.__compat) into.push({ feature, node: found });
        }
      },
      leave(node) {
        if (guards.at(-1) === node) guards.pop();
      },
    });
  }

  collect(parse(css, { parseCustomProperty: true }), uses);
  return uses;
}
