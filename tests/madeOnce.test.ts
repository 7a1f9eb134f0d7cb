import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetUnused, madeOnce } from '../tools/madeOnce.ts';

const DAY = 24 * 60 * 60 * 1000;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-'));
  vi.stubEnv('MADE', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const madeFiles = () => globSync(`${folder}/*/*`);

describe('what is made once', () => {
  const make = vi.fn(() => Buffer.from('bread'));
  const bake = (...ingredients: string[]) => madeOnce('bread/*.txt', ingredients, make);
  beforeEach(() => make.mockClear());

  test('is made of the same things once, and of others anew [growth-1]', async () => {
    const first = await bake('flour', 'water');
    expect(readFileSync(first, 'utf8')).toBe('bread');
    expect(await bake('flour', 'water')).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await bake('flour', 'milk')).not.toBe(first);
    expect(await bake('flourwater')).not.toBe(first);
    expect(make).toHaveBeenCalledTimes(3);
  });

  test('is not there at all when it could not be made [growth-1]', async () => {
    const burn = () => Promise.reject(new Error('burnt'));
    await expect(madeOnce('bread/*.txt', ['flour'], burn)).rejects.toThrow('burnt');
    expect(madeFiles()).toEqual([]);
  });

  test('goes when no build has asked for it in a month [growth-1]', async () => {
    const [old, used] = [await bake('rye'), await bake('wheat')];
    const longAgo = new Date(Date.now() - 31 * DAY);
    for (const file of [old, used]) utimesSync(file, longAgo, longAgo);
    await bake('wheat');
    forgetUnused();
    expect([old, used].map(existsSync)).toEqual([false, true]);
  });
});
