import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import type { SiteContent } from '../src/content/description.ts';
import { markOf, writtenMark } from '../src/offline/mark.ts';
import { extensionOf, NOT_FOUND, type SiteDescription } from './build.ts';
import { HASHED_FOLDER } from './headers.ts';
import { policyHash } from './policy.ts';

/** Pictures are kept as they are seen; these are needed by every page. */
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

interface MadePages {
  /** From the site's root. */
  files: string[];
  pages: SiteDescription['pages'];
}

/** What every visitor's browser fetches to keep: no more of it for a site with more pages. */
export function keptFor(
  { files, pages }: MadePages,
  { navigation }: Pick<SiteContent, 'navigation'>,
) {
  const linked = navigation.pages.filter((page) => page.in.length > 0);
  return {
    PAGES: linked.map(({ path }) => path).filter((path) => path in pages),
    FILES: files.filter(
      (file) => file.startsWith(HASHED_FOLDER) && NEEDED.includes(extensionOf(file)),
    ),
  };
}

const BODY_END = '</body>';

function markPage(file: string, mark: string) {
  const html = readFileSync(file, 'utf8');
  if (!html.includes(BODY_END)) throw new Error(`${file} has no end to put a mark at.`);
  writeFileSync(
    file,
    html.replace(BODY_END, () => writtenMark(mark) + BODY_END),
  );
}

/**
 * Marks the pages of this build, and makes the worker that keeps them; or makes the one that
 * removes what an earlier build kept.
 */
export async function offlineWorker(
  folder: string,
  made: MadePages,
  content: Pick<SiteContent, 'company' | 'navigation'>,
): Promise<string> {
  if (!content.company.worksOffline) return bundleWorker('removal');
  const { PAGES, FILES } = keptFor(made, content);
  const bytesOf = (file: string) => readFileSync(folder + file);
  const constants = {
    PAGES,
    FILES: Object.fromEntries(FILES.map((file) => [file, policyHash(bytesOf(file))])),
    FOLDER: HASHED_FOLDER,
    BUILD: '',
  };
  const hash = createHash('sha256').update(await bundleWorker('worker', constants));
  const pages = { ...made.pages, [NOT_FOUND.slice(0, -'.html'.length)]: NOT_FOUND };
  for (const file of Object.values(pages)) hash.update(file).update(bytesOf(file));
  const build = hash.digest('base64url').slice(0, 12);
  for (const [path, file] of Object.entries(pages)) markPage(folder + file, markOf(build, path));
  return bundleWorker('worker', { ...constants, BUILD: build });
}
