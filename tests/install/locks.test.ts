import { describe, expect, test } from 'vitest';
import { entryFor, type Lock, type Locked, lockFiles, missingFrom, readLock } from './locks.ts';

const PLATFORMS = [
  ['darwin', 'arm64', undefined],
  ['darwin', 'x64', undefined],
  ['win32', 'x64', undefined],
  ['win32', 'arm64', undefined],
  ['linux', 'x64', 'glibc'],
  ['linux', 'arm64', 'glibc'],
  ['linux', 'x64', 'musl'],
  ['linux', 'arm64', 'musl'],
] as const;

const allows = (wanted: string | string[] | undefined, value: string | undefined) =>
  wanted === undefined || value === undefined || [wanted].flat().includes(value);

describe.each(lockFiles)('%s', (file) => {
  const lock = readLock(file);

  test('has an entry for all that is asked for, on every platform [install-1]', () => {
    expect(missingFrom(lock)).toEqual([]);
  });

  test('names no address that packages come from [install-1]', () => {
    expect(Object.keys(lock).filter((place) => lock[place]?.resolved)).toEqual([]);
  });
});

test('a lock that lacks a package, or a platform’s peer, is noticed [install-1]', () => {
  const lock: Lock = {
    '': { dependencies: { builder: '1.0.0' } },
    'node_modules/builder': { optionalDependencies: { 'builder-mac': '1', 'builder-wasm': '1' } },
    'node_modules/builder/node_modules/builder-wasm': {
      peerDependencies: { runtime: '1', extra: '1' },
      peerDependenciesMeta: { extra: { optional: true } },
    },
  };
  expect(missingFrom(lock)).toEqual([
    'node_modules/builder asks for builder-mac',
    'node_modules/builder/node_modules/builder-wasm asks for runtime',
  ]);
});

describe('what is compiled', () => {
  const lock = readLock('package-lock.json');
  const binaries = ([place, { optionalDependencies = {} }]: [string, Locked]) =>
    Object.keys(optionalDependencies)
      .map((name) => entryFor(lock, place, name))
      .filter((entry) => entry?.os !== undefined);
  const compiled = Object.entries(lock).filter((entry) => binaries(entry).length > 1);

  test('is found [install-2]', () => {
    const names = compiled.map(([place]) => place.split('node_modules/').at(-1));
    expect(names).toEqual(
      expect.arrayContaining([
        '@astrojs/compiler-binding',
        '@biomejs/biome',
        'esbuild',
        'lightningcss',
        'rolldown',
        'satteri',
        'sharp',
      ]),
    );
  });

  test.each(PLATFORMS)('is there for %s on %s %s [install-2]', (os, cpu, libc) => {
    const without = compiled.filter(
      (entry) =>
        !binaries(entry).some(
          (binary) =>
            allows(binary?.os, os) && allows(binary?.cpu, cpu) && allows(binary?.libc, libc),
        ),
    );
    expect(without.map(([place]) => place)).toEqual([]);
  });
});
