import { chmodSync, createReadStream, createWriteStream, existsSync, globSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { ensureTool, type ToolName } from './install.ts';

/** Chromium as it was: builds that were made for servers, and run on any Linux of that kind. */

const TOOL_OF: Record<number, ToolName> = {
  72: 'old-chromium',
  92: 'old-chromium',
  109: 'old-chromium',
  112: 'more-old-chromium',
  119: 'more-old-chromium',
  122: 'more-old-chromium',
};

export const OLD_CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-zygote',
  '--disable-dev-shm-usage',
];

export const canRunOldChromium = () => process.platform === 'linux' && process.arch === 'x64';

export const findOldDriver = () => ensureTool('old-chromium');

/** The browser's file, unpacked once; undefined where it cannot be had. */
export async function ensureOldChromium(version: number): Promise<string | undefined> {
  const tool = TOOL_OF[version];
  if (!tool || !canRunOldChromium()) return undefined;
  const packed = ensureTool(tool, `chromium-${version}/package.json`);
  if (!packed) return undefined;
  const folder = dirname(packed);
  const browser = `${folder}/browser`;
  if (existsSync(browser)) return browser;
  const [archive] = globSync(`${folder}/bin/chromium*.br`);
  if (!archive) return undefined;
  // Another test may be unpacking it too: it appears whole, or not at all.
  const unfinished = `${browser}.${process.pid}`;
  await pipeline(
    createReadStream(archive),
    createBrotliDecompress(),
    createWriteStream(unfinished),
  );
  chmodSync(unfinished, 0o755);
  await rename(unfinished, browser);
  return browser;
}
