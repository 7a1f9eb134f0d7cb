import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import type { SiteContent } from '../src/content/description.ts';
import { getExtension, NOT_FOUND, type SiteDescription } from './build.ts';
import { HASHED_FOLDER } from './headers.ts';
import { hashForPolicy } from './policy.ts';

/** Cached at install; pictures are left to the HTTP cache. */
const CACHED_AT_INSTALL = ['js', 'css', 'woff2', 'svg'];

async function bundleWorker(constants: Record<string, unknown>): Promise<string> {
  const values = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', ...Object.fromEntries(values) },
    build: {
      write: false,
      rolldownOptions: { input: 'src/offline/worker.ts', output: { format: 'iife' } },
    },
  });
  const [bundle] = [result].flat() as Rolldown.RolldownOutput[];
  const [chunk] = bundle?.output ?? [];
  if (!chunk) throw new Error('src/offline/worker.ts made no script.');
  return chunk.code;
}

interface MadePages {
  files: string[];
  pages: SiteDescription['pages'];
}

/** Lists what the worker fetches at install, a fixed number of files however many pages exist. */
export function listPrecache(
  { files, pages }: MadePages,
  { navigation }: Pick<SiteContent, 'navigation'>,
) {
  const linked = navigation.pages.filter((page) => page.in.length > 0);
  return {
    PAGES: linked.map(({ path }) => path).filter((path) => path in pages),
    FILES: files.filter(
      (file) => file.startsWith(HASHED_FOLDER) && CACHED_AT_INSTALL.includes(getExtension(file)),
    ),
  };
}

export async function buildOfflineWorker(
  folder: string,
  made: MadePages,
  content: Pick<SiteContent, 'company' | 'navigation'>,
): Promise<string> {
  const { PAGES, FILES } = listPrecache(made, content);
  const read = (file: string) => readFileSync(folder + file);
  const script = await bundleWorker({
    WORKS_OFFLINE: content.company.worksOffline,
    PAGES,
    FILES: Object.fromEntries(FILES.map((file) => [file, hashForPolicy(read(file))])),
    CACHE_NAME: 'kept-VERSION',
  });
  // Browsers reinstall a worker when its bytes change, so the script carries a hash of its pages.
  const hash = createHash('sha256').update(script);
  for (const path of PAGES) hash.update(read(made.pages[path] ?? ''));
  const version = hash.update(read(NOT_FOUND)).digest('base64url').slice(0, 12);
  return script.replaceAll('kept-VERSION', `kept-${version}`);
}
