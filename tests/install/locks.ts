import { readFileSync } from 'node:fs';
import { filesLike } from '../files.ts';

/** What lock files say, and what they lack. */

type Names = Record<string, string>;

export interface Locked {
  version?: string;
  resolved?: string;
  optional?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
  engines?: { node?: string };
  dependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export type Lock = Record<string, Locked>;

export const readLock = (file: string): Lock => JSON.parse(readFileSync(file, 'utf8')).packages;

export const lockFiles = filesLike('package-lock.json', 'tools/*/package-lock.json');

/** Where Node looks for a package: beside the one that asks, then further up. */
export function entryFor(lock: Lock, asking: string, name: string): Locked | undefined {
  const parents = asking.split('node_modules/');
  for (let count = parents.length; count > 0; count -= 1) {
    const above = parents.slice(0, count).join('node_modules/');
    const separator = above === '' || above.endsWith('/') ? '' : '/';
    const found = lock[`${above}${separator}node_modules/${name}`];
    if (found) return found;
  }
  return undefined;
}

/** All that a package asks for. Peers that it can do without are nobody's to install. */
function asked({ dependencies, optionalDependencies, peerDependencies, ...rest }: Locked) {
  const needsPeer = (name: string) => !rest.peerDependenciesMeta?.[name]?.optional;
  return [
    ...Object.keys(dependencies ?? {}),
    ...Object.keys(optionalDependencies ?? {}),
    ...Object.keys(peerDependencies ?? {}).filter(needsPeer),
  ];
}

export const missingFrom = (lock: Lock): string[] =>
  Object.entries(lock).flatMap(([place, locked]) =>
    asked(locked)
      .filter((name) => !entryFor(lock, place, name))
      .map((name) => `${place || 'the project'} asks for ${name}`),
  );
