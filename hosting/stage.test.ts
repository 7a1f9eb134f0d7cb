import { spawnSync } from 'node:child_process';
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
const describeSite = (more = {}) =>
  write('deploy/site.json', JSON.stringify({ headers: {}, pages: {}, redirects: {}, ...more }));

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

test('a build that takes the last one’s place just now is waited for [build-2]', async () => {
  write('dist/404.html', 'Not here');
  describeSite({ fingerprint: 'of other files' });
  write('.building/process', String(process.pid));
  const loading = stage.loadBuild();
  describeSite();
  expect([...(await loading).files.keys()]).toEqual(['/404.html']);
});

test('a build that nobody makes is not waited for [build-2]', async () => {
  write('dist/404.html', 'Not here');
  describeSite({ fingerprint: 'of other files' });
  await expect(stage.loadBuild()).rejects.toThrow('not whole');
});

test('a whole build takes the last one’s place, and what a deploy keeps stays [build-1]', () => {
  write('dist/old.html', 'old');
  write('deploy/live/release.json', 'kept');
  stage.claimStage();
  write('.building/dist/new.html', 'new');
  write('.building/deploy/site.json', '{}');
  expect(existsSync(join(folder, 'dist/new.html'))).toBe(false);
  stage.publishStage();
  expect([read('dist/new.html'), read('deploy/site.json')]).toEqual(['new', '{}']);
  expect(read('deploy/live/release.json')).toBe('kept');
  expect(existsSync(join(folder, 'dist/old.html'))).toBe(false);
});

test('what a killed build left is cleared away, and what a running one makes is not [build-3]', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  write('.building/process', String(ended));
  write('.building/dist/half.html', 'half');
  stage.claimStage();
  expect(read('.building/process')).toBe(String(process.pid));
  expect(existsSync(join(folder, '.building/dist/half.html'))).toBe(false);
  write('.building/dist/half.html', 'half');
  expect(() => stage.claimStage()).toThrow(`as process ${process.pid}: wait until it has ended`);
  expect(read('.building/dist/half.html')).toBe('half');
});
