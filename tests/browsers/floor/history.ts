import { readFileSync } from 'node:fs';
import { BROWSER_FLOOR } from '../../../src/styles/floor.ts';
import { findTool } from '../../../tools/install.ts';

/** Since when which browser has what, from MDN's browser-compat-data. */

interface Support {
  version_added: string | false;
  version_removed?: string;
  flags?: unknown[];
  prefix?: string;
  alternative_name?: string;
}

export interface Node {
  __compat?: { support: Record<string, Support | Support[]> };
  [name: string]: Node | Node['__compat'];
}

const file = findTool('compatibility');
const data: Record<string, Node> = file ? JSON.parse(readFileSync(file, 'utf8')) : {};

export const hasHistory = Boolean(file);

/** What is under a path of names, such as css, properties, gap. */
export function find(...path: string[]): Node | undefined {
  let node: Node | undefined = data as Node;
  for (const name of path)
    node = node && Object.hasOwn(node, name) ? (node[name] as Node) : undefined;
  return node;
}

export const childrenOf = (node: Node | undefined): [string, Node][] =>
  Object.entries(node ?? {}).filter(([name]) => name !== '__compat') as [string, Node][];

const toNumber = (version: string) => Number.parseFloat(version.replace('≤', ''));

/** The first version that has it as it is written, without a flag or another name. */
function firstVersion(node: Node, browser: string): number {
  const support = node.__compat?.support[browser];
  const plain = [support ?? []]
    .flat()
    .filter((one) => !one.flags && !one.prefix && !one.alternative_name && !one.version_removed);
  const versions = plain.flatMap(({ version_added: added }) => (added ? [toNumber(added)] : []));
  return Math.min(
    ...versions.filter((version) => !Number.isNaN(version)),
    Number.POSITIVE_INFINITY,
  );
}

/** Whether a browser of the floor does not have it yet. */
export const isNewerThanFloor = (node: Node): boolean =>
  node.__compat !== undefined &&
  Object.entries(BROWSER_FLOOR).some(
    ([browser, version]) => firstVersion(node, browser) > toNumber(version),
  );

/** A feature that the build uses: its name here, and what is known of it. */
export interface Use {
  feature: string;
  node: Node;
}
