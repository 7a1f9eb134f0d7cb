import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path/posix';
import { text } from 'node:stream/consumers';
import { describePages, publicFiles } from '../hosting/build.ts';
import { keptFor } from '../hosting/offline.ts';
import { contentFolder, readContent } from '../src/content/read.ts';
import { programEnv, programFile } from '../tools/program.ts';
import { GROWN_PAGE, type Growth, growContent } from './grownContent.ts';

/** What a site of more pages and pictures costs: its builder time and memory, its visitors bytes. */

/** Within the project: builds elsewhere would share one place for what they make on the way. */
const CACHE = 'node_modules/.cache';
/** Where Astro keeps the pictures that it made. */
const MADE_PICTURES = 'node_modules/.astro/assets';
const TELL_USAGE = `data:text/javascript,process.on('exit',()=>process.stderr.write('\\nusage '+JSON.stringify(process.resourceUsage())))`;

export interface BuildCost {
  /** By the clock, and of all cores together. On a busy machine only the second says much. */
  seconds: number;
  coreSeconds: number;
  megabytes: number;
}

async function build(folder: string): Promise<BuildCost> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', TELL_USAGE, programFile('astro'), 'build', '--silent'],
    {
      env: programEnv({
        NODE_ENV: 'production',
        CONTENT: `${folder}/content`,
        BUILD: folder,
        MADE: `${folder}/made`,
      }),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = once(child, 'close');
  const said = await text(child.stderr);
  const [status] = await ended;
  const usage = said.match(/usage (\{.*\})\s*$/)?.[1];
  if (status !== 0 || !usage) throw new Error(`The build failed: ${said}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(usage) as NodeJS.ResourceUsage;
  return {
    seconds: (performance.now() - started) / 1000,
    coreSeconds: (userCPUTime + systemCPUTime) / 1e6,
    megabytes: Math.round(maxRSS / 1024),
  };
}

export interface GrowthRow extends Growth {
  /** With nothing made before. */
  first: BuildCost;
  /** With everything made before. */
  again: BuildCost;
  /** After one page's title was changed. */
  changed: BuildCost;
  siteMegabytes: number;
  /** What a visitor of Home downloads as a page, and what the worker then fetches to keep. */
  homeBytes: number;
  keptBytes: number;
}

/** As it comes over the wire. */
function sizeOf(file: string): number {
  const [compressed] = globSync(`${file}.br`);
  return statSync(compressed ?? file).size;
}

function downloads(site: string, content: string) {
  const files = publicFiles(site);
  const { pages } = describePages(files);
  const kept = keptFor({ files, pages }, readContent(content));
  const fetched = [...kept.PAGES.map((path) => pages[path]), ...kept.FILES, '/404.html', '/sw.js'];
  return {
    siteMegabytes: files.reduce((sum, file) => sum + statSync(site + file).size, 0) / 1e6,
    homeBytes: sizeOf(`${site}/index.html`),
    keptBytes: fetched.reduce((sum, file) => sum + sizeOf(`${site}${file}`), 0),
  };
}

function changeTitle(content: string) {
  const file = `${content}/${GROWN_PAGE}.md`;
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace(/^title: .*$/m, 'title: Another title'));
}

export async function measureGrowth(growth: Growth): Promise<GrowthRow> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'growth-'));
  const [content, site] = [`${folder}/content`, `${folder}/dist`];
  try {
    cpSync(contentFolder, content, { recursive: true });
    // Other pictures each time, so that Astro has none of them.
    await growContent(content, growth, Date.now());
    const first = await build(folder);
    const again = await build(folder);
    changeTitle(content);
    const changed = await build(folder);
    return { ...growth, first, again, changed, ...downloads(site, content) };
  } finally {
    for (const picture of globSync(`${site}/_astro/photo-*`)) {
      rmSync(join(MADE_PICTURES, basename(picture)), { force: true });
    }
    rmSync(folder, { recursive: true });
  }
}
