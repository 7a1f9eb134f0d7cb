import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let folder = '';
let stage: typeof import('./stage.ts');

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stage-'));
  vi.stubEnv('BUILD', folder);
  vi.resetModules();
  stage = await import('./stage.ts');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a whole build takes the last one’s place [build-1]', () => {
  write('dist/old.html', 'old');
  write('deploy/site.json', 'old');
  stage.prepareStage();
  write('.building/dist/new.html', 'new');
  write('.building/deploy/site.json', 'new');
  expect(existsSync(join(folder, 'dist/new.html'))).toBe(false);
  stage.publishStage();
  expect([read('dist/new.html'), read('deploy/site.json')]).toEqual(['new', 'new']);
  expect(existsSync(join(folder, 'dist/old.html'))).toBe(false);
});

test('what a killed build left is cleared away [build-1]', () => {
  write('.building/dist/half.html', 'half');
  stage.prepareStage();
  expect(existsSync(join(folder, '.building/dist/half.html'))).toBe(false);
});
