import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled } from '../../tools/installed.mjs';

const HERE = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const LOCKED = {
  'node_modules/plain': { version: '1.0.0', integrity: 'a' },
  'node_modules/plain/node_modules/inner': { version: '2.0.0', integrity: 'b' },
  'node_modules/binary-linux': {
    version: '1.0.0',
    integrity: 'c',
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['glibc'],
  },
  'node_modules/binary-mac': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
  'node_modules/helper-of-another-platform': { version: '1.0.0', optional: true },
};
const INSTALLED = ['plain', 'plain/node_modules/inner', 'binary-linux'];

let folder = '';
const write = (file: string, data: object) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(data));
};
const LIST = 'node_modules/.package-lock.json';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-'));
  write('package-lock.json', { packages: { '': {}, ...LOCKED } });
  write(LIST, { packages: LOCKED });
  for (const name of INSTALLED) write(`node_modules/${name}/package.json`, {});
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('whether all packages are there', () => {
  test('they are, without what is for other platforms [install-3]', () => {
    expect(isInstalled(folder, HERE)).toBe(true);
  });

  test('not after an installation that was broken off [install-3]', () => {
    rmSync(join(folder, LIST));
    expect(isInstalled(folder, HERE)).toBe(false);
  });

  test('not when a package was deleted [install-3]', () => {
    rmSync(join(folder, 'node_modules/plain/node_modules/inner'), { recursive: true });
    expect(isInstalled(folder, HERE)).toBe(false);
  });

  test('not when they were brought from another platform [install-3]', () => {
    expect(isInstalled(folder, { os: 'darwin', cpu: 'arm64', libc: '' })).toBe(false);
    expect(isInstalled(folder, { ...HERE, libc: 'musl' })).toBe(true);
    rmSync(join(folder, 'node_modules/binary-linux'), { recursive: true });
    expect(isInstalled(folder, HERE)).toBe(false);
  });

  test('not when the lock asks for another version, or the same with other bytes [install-3]', () => {
    const plain = { ...LOCKED['node_modules/plain'], version: '1.0.1' };
    write(LIST, { packages: { ...LOCKED, 'node_modules/plain': plain } });
    expect(isInstalled(folder, HERE)).toBe(false);
    const changed = { ...LOCKED['node_modules/plain'], integrity: 'z' };
    write(LIST, { packages: { ...LOCKED, 'node_modules/plain': changed } });
    expect(isInstalled(folder, HERE)).toBe(false);
  });
});
