import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder } from '../../src/content/read.ts';
import { programEnv, programFile } from '../../tools/program.ts';

/** Pictures from so many hosts that the policy becomes longer than a host takes. */
const HOSTS = 60;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'late-'));
  cpSync(contentFolder, join(folder, 'content'), { recursive: true });
  for (const name of ['dist', 'deploy', '.building']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'dist/index.html'), 'The last good one');
  writeFileSync(join(folder, 'deploy/site.json'), '{}');
  // A build was killed.
  writeFileSync(join(folder, '.building/half.html'), 'half');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a build that fails at its very end leaves the last one as it was [build-1]', () => {
  for (let host = 0; host < HOSTS; host += 1) {
    const address = `https://pictures-of-a-house-far-away-${host}.example/view.png`;
    appendFileSync(join(folder, 'content/privacy.md'), `\n\n![A view](${address})\n`);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [programFile('astro'), 'build'], {
    encoding: 'utf8',
    env: programEnv({ CONTENT: join(folder, 'content'), BUILD: folder }),
  });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain('Cloudflare takes 2000 characters a line at most');
  expect(readdirSync(join(folder, 'dist'))).toEqual(['index.html']);
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('The last good one');
  expect(readFileSync(join(folder, 'deploy/site.json'), 'utf8')).toBe('{}');
  expect(existsSync(join(folder, '.building'))).toBe(false);
}, 300_000);
