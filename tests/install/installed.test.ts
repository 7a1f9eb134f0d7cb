import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled } from '../../tools/installed.mjs';

const LOCKED = {
  'node_modules/plain': { version: '1.0.0' },
  'node_modules/plain/node_modules/inner': { version: '2.0.0' },
  'node_modules/binary-mac': { version: '1.0.0', optional: true },
};
const LIST = 'node_modules/.package-lock.json';

let folder = '';
const write = (file: string, packages: object) =>
  writeFileSync(join(folder, file), JSON.stringify({ packages }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-'));
  mkdirSync(join(folder, 'node_modules'));
  write('package-lock.json', { '': {}, ...LOCKED });
  const { 'node_modules/binary-mac': binary, ...installed } = LOCKED;
  write(LIST, installed);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('whether all packages are there', () => {
  test('they are, without what is for other platforms [install-3]', () => {
    expect(isInstalled(folder)).toBe(true);
  });

  test('not after an installation that was broken off [install-3]', () => {
    rmSync(join(folder, LIST));
    expect(isInstalled(folder)).toBe(false);
  });

  test('not when the lock asks for another version, or for one more [install-3]', () => {
    for (const asked of ['node_modules/plain', 'node_modules/added']) {
      write('package-lock.json', { '': {}, ...LOCKED, [asked]: { version: '1.0.1' } });
      expect(isInstalled(folder)).toBe(false);
    }
  });
});
