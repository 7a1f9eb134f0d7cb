import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { BROWSER_FLOOR } from '../../../src/styles/floor.ts';
import { findTool } from '../../../tools/install.ts';

/** What style sheets use, as far as MDN's browser-compat-data knows since when. */

interface Support {
  version_added: string | false;
  flags?: unknown[];
  prefix?: string;
}

interface Feature {
  __compat?: { support: Record<string, Support | Support[]> };
  [name: string]: Feature | Feature['__compat'];
}

interface CssNode {
  type: string;
  name?: string;
  property?: string;
}

interface CssTree {
  parse: (css: string) => CssNode;
  walk: {
    (tree: CssNode, visit: (node: CssNode) => unknown): void;
    skip: unknown;
  };
}

const file = findTool('compatibility');
const parser = findTool('compatibility', 'css-tree/cjs/index.cjs');
const known = file ? JSON.parse(readFileSync(file, 'utf8')).css : {};

export const hasHistory = Boolean(file && parser);

const toNumber = (version: string) => Number.parseFloat(version.replace('≤', ''));

/** Whether a browser of the floor lacks it, as it is written, without a flag or another name. */
const isNewer = (feature: Feature | undefined) =>
  Object.entries(BROWSER_FLOOR).some(([browser, floor]) => {
    const support = [feature?.__compat?.support[browser] ?? { version_added: '0' }].flat();
    return !support.some(
      ({ version_added: added, flags, prefix }) =>
        added && !flags && !prefix && toNumber(added) <= toNumber(floor),
    );
  });

function featureOf({ type, name = '', property = '' }: CssNode): [string, Feature | undefined] {
  if (type === 'Declaration') return [`property ${property}`, known.properties[property]];
  if (type === 'Atrule') return [`@${name}`, known['at-rules'][name]];
  if (type.startsWith('Pseudo')) return [`:${name}`, known.selectors[name]];
  if (type === 'NestingSelector') return ['nesting', known.selectors.nesting];
  return [name, undefined];
}

/** What a style sheet uses and the floor lacks; what is behind `@supports` may be missing. */
export function newStyles(css: string): string[] {
  const { parse, walk }: CssTree = createRequire(import.meta.url)(resolve(parser ?? ''));
  const found: string[] = [];
  walk(parse(css), (node) => {
    if (node.type === 'Atrule' && node.name === 'supports') return walk.skip;
    const [label, feature] = featureOf(node);
    if (!/[ :]-/.test(label) && isNewer(feature)) found.push(label);
    return undefined;
  });
  return found;
}
