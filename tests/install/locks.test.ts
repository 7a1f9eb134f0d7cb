import { readFileSync } from 'node:fs';
import { minVersion, satisfies, subset } from 'semver';
import { describe, expect, test } from 'vitest';
import { isNewEnough } from '../../tools/ownNode.mjs';
import { filesLike } from '../files.ts';

/** What lock files and package.json say of platforms and of Node. */

interface Locked {
  version?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
}

type Lock = Record<string, Locked>;

const read = (file: string) => readFileSync(file, 'utf8');
const readLock = (file: string): Lock => JSON.parse(read(file)).packages;

/** Where Node looks for a package: beside the one that asks, then further up. */
function entryFor(lock: Lock, asking: string, name: string): Locked | undefined {
  const inside = `${asking && `${asking}/`}node_modules/${name}`;
  if (lock[inside] || asking === '') return lock[inside];
  return entryFor(lock, asking.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), name);
}

test.each(filesLike('package-lock.json', 'tools/*/package-lock.json'))(
  '%s names no address to download from [install-1]',
  (file) => {
    const lock = readLock(file);
    expect(Object.keys(lock).filter((place) => lock[place]?.resolved)).toEqual([]);
  },
);

const lock = readLock('package-lock.json');

describe('what is compiled', () => {
  const binaries = ([place, { optionalDependencies = {} }]: [string, Locked]) =>
    Object.keys(optionalDependencies)
      .map((name) => entryFor(lock, place, name))
      .filter((entry) => entry?.os !== undefined);
  const compiled = Object.entries(lock).filter((entry) => binaries(entry).length > 1);
  const allows = (wanted: string[] | undefined, value: string | undefined) =>
    wanted === undefined || value === undefined || wanted.includes(value);

  test.each([
    ['darwin', 'arm64', undefined],
    ['darwin', 'x64', undefined],
    ['win32', 'x64', undefined],
    ['win32', 'arm64', undefined],
    ['linux', 'x64', 'glibc'],
    ['linux', 'arm64', 'glibc'],
    ['linux', 'x64', 'musl'],
    ['linux', 'arm64', 'musl'],
  ])('is there for %s on %s %s [install-2]', (os, cpu, libc) => {
    const fits = (binary: Locked | undefined) =>
      allows(binary?.os, os) && allows(binary?.cpu, cpu) && allows(binary?.libc, libc);
    expect(compiled.map(([place]) => place)).toContain('node_modules/sharp');
    expect(compiled.filter((entry) => !binaries(entry).some(fits))).toEqual([]);
  });
});

describe('the oldest Node', () => {
  const neededNode: string = JSON.parse(read('package.json')).engines.node;
  const floor = minVersion(neededNode)?.version ?? '';

  test('is the same wherever it is named [install-4]', () => {
    expect(read('.nvmrc').trim()).toBe(floor);
    expect(read('README.md')).toContain(`Node ${floor.split('.').slice(0, 2).join('.')}`);
    expect(read('.github/workflows/check.yml')).toContain(floor);
  });

  test('runs TypeScript, and is allowed by every package [install-4]', () => {
    // Before, and in 23 until its sixth, types have to be asked for.
    expect(subset(neededNode, '^22.18.0 || >=23.6.0')).toBe(true);
    // A binary for another system may ask for what that system has.
    const refusing = Object.values(lock).filter(
      ({ engines, optional }) => !optional && !subset(neededNode, engines?.node ?? '*'),
    );
    expect(refusing).toEqual([]);
  });

  test.each(['20.20.2', '22.18.0', '22.19.0', '23.11.1', '24.0.0', '25.9.0', '26.0.0', '27.1.3'])(
    'is told by us as npm tells it: %s [install-4]',
    (version) => {
      expect(isNewEnough(version)).toBe(satisfies(version, neededNode));
    },
  );
});
