import { readFileSync } from 'node:fs';
import { minVersion, satisfies, subset } from 'semver';
import { describe, expect, test } from 'vitest';
import { isNewEnough } from '../../tools/ownNode.mjs';
import { readLock } from './locks.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const neededNode: string = JSON.parse(read('package.json')).engines.node;
const floor = minVersion(neededNode)?.version ?? '';
const shortFloor = floor.split('.').slice(0, 2).join('.');

describe('the oldest Node', () => {
  test('is the same wherever it is named [install-4]', () => {
    expect(read('.nvmrc').trim()).toBe(floor);
    expect(read('README.md')).toContain(`Node ${shortFloor}`);
    expect(read('.github/workflows/check.yml')).toContain(`node: ['${floor}', `);
    expect(read('.github/workflows/check.yml')).toContain(`container: node:${floor}-`);
  });

  test('runs TypeScript, and is allowed by every package [install-4]', () => {
    // Before, and in 23 until its sixth, types have to be asked for.
    expect(subset(neededNode, '^22.18.0 || >=23.6.0')).toBe(true);
    const asking = Object.entries(readLock('package-lock.json')).filter(
      // A binary for another system may ask for what that system has.
      ([, { engines, optional }]) => engines?.node && !optional,
    );
    expect(asking.length).toBeGreaterThan(100);
    const refusing = asking.filter(([, { engines }]) => !subset(neededNode, engines?.node ?? ''));
    expect(refusing.map(([place, { engines }]) => `${place}: ${engines?.node}`)).toEqual([]);
  });

  test.each([
    '18.20.0',
    '20.20.2',
    '22.17.1',
    '22.18.0',
    '22.19.0',
    '22.23.3',
    '23.11.1',
    '24.0.0',
    '24.21.0',
    '25.9.0',
    '26.0.0',
    '27.1.3',
  ])('is told by us as npm tells it: %s [install-4]', (version) => {
    expect(isNewEnough(version)).toBe(satisfies(version, neededNode));
  });

  test('is older than the project’s own, which is fetched only where it is needed [install-4]', () => {
    const own = readLock('tools/node/package-lock.json');
    const versions = Object.entries(own).filter(([place]) => place !== '');
    expect(versions.map(([, { version }]) => isNewEnough(version ?? ''))).toEqual([true, true]);
    const fetched = Object.keys(readLock('package-lock.json'));
    expect(fetched.filter((place) => /node_modules\/node-(linux|win|darwin)/.test(place))).toEqual(
      [],
    );
  });
});
