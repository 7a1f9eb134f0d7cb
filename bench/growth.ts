import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';
import { text } from 'node:stream/consumers';
import { publicFiles } from '../hosting/build.ts';
import { WORKER_FILE } from '../hosting/headers.ts';
import { contentFolder } from '../src/content/read.ts';
import { programEnv, programFile } from '../tools/program.ts';
import { type Growth, growContent } from './grownContent.ts';

/** What a site of more pages and pictures costs: its builder time and memory, its visitors bytes. */

/** Within the project: builds elsewhere would share one place for what they make on the way. */
const CACHE = 'node_modules/.cache';
const TELL_MEMORY = `data:text/javascript,process.on('exit',()=>process.stderr.write('\\nmemory '+process.resourceUsage().maxRSS))`;

export interface BuildCost {
  seconds: number;
  megabytes: number;
}

async function build(folder: string): Promise<BuildCost> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', TELL_MEMORY, programFile('astro'), 'build', '--silent'],
    {
      env: programEnv({ NODE_ENV: 'production', CONTENT: `${folder}/content`, BUILD: folder }),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = once(child, 'close');
  const said = await text(child.stderr);
  const [status] = await ended;
  if (status !== 0) throw new Error(`The build failed: ${said}`);
  const seconds = (performance.now() - started) / 1000;
  const memory = Number(said.match(/memory (\d+)\s*$/)?.[1]);
  return { seconds, megabytes: Math.round(memory / 1024) };
}

export interface GrowthRow extends Growth {
  /** With nothing of it made before, then again, then after one page's title was changed. */
  first: BuildCost;
  again: BuildCost;
  siteMegabytes: number;
  /** What a visitor of Home downloads, and what the worker then keeps. */
  homeBytes: number;
  workerBytes: number;
}

export async function measureGrowth(growth: Growth): Promise<GrowthRow> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'growth-'));
  try {
    cpSync(contentFolder, `${folder}/content`, { recursive: true });
    await growContent(`${folder}/content`, growth);
    const first = await build(folder);
    const again = await build(folder);
    const site = `${folder}/dist`;
    const sizeOf = (file: string) => statSync(site + file).size;
    const all = publicFiles(site).reduce((sum, file) => sum + sizeOf(file), 0);
    return {
      ...growth,
      first,
      again,
      siteMegabytes: all / 1e6,
      homeBytes: sizeOf('/index.html.br'),
      workerBytes: sizeOf(`${WORKER_FILE}.br`),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
