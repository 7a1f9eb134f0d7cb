import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheFile } from '../tools/fileCache.ts';

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
  const bake = (...ingredients: string[]) => cacheFile('bread/*.txt', ingredients, make);
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
    await expect(cacheFile('bread/*.txt', ['flour'], burn)).rejects.toThrow('burnt');
    expect(madeFiles()).toEqual([]);
  });
});
