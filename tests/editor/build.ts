import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The real build of exactly these files, in a folder of its own; what a page then says. */
export function buildFrom(files: Map<string, Buffer>) {
  const folder = mkdtempSync(join(tmpdir(), 'edited-'));
  for (const [name, bytes] of files) {
    const file = join(folder, 'content', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  const env = { ...process.env, CONTENT: join(folder, 'content'), BUILD: join(folder, 'build') };
  execFileSync(process.execPath, ['scripts/build.ts'], { env, stdio: 'pipe' });
  return (page: string) => readFileSync(join(folder, 'build/dist', `${page}.html`), 'utf8');
}
