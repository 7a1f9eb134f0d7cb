import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { extensionOf, type SiteDescription } from './build.ts';
import { HASHED_FOLDER } from './headers.ts';

/** Pictures are kept as they are seen; the rest is needed by every page. */
const NEEDED = ['js', 'css', 'woff2', 'svg'];

export async function bundleWorker(
  entry: 'worker' | 'removal',
  constants: Record<string, unknown> = {},
): Promise<string> {
  const values = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', ...Object.fromEntries(values) },
    build: {
      write: false,
      rolldownOptions: { input: `src/offline/${entry}.ts`, output: { format: 'iife' } },
    },
  });
  const [bundle] = [result].flat() as Rolldown.RolldownOutput[];
  const [chunk] = bundle?.output ?? [];
  if (!chunk) throw new Error(`src/offline/${entry}.ts made no script.`);
  return chunk.code;
}

/** The worker that keeps this build, or the one that removes what an earlier build kept. */
export async function offlineWorker(
  folder: string,
  files: string[],
  { pages }: Pick<SiteDescription, 'pages'>,
  isKept: boolean,
): Promise<string> {
  if (!isKept) return bundleWorker('removal');
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(folder + file));
  return bundleWorker('worker', {
    PAGES: Object.keys(pages),
    FILES: files.filter(
      (file) => file.startsWith(HASHED_FOLDER) && NEEDED.includes(extensionOf(file)),
    ),
    BUILD: hash.digest('base64url').slice(0, 12),
  });
}
