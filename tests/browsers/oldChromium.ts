import { chmodSync, createReadStream, createWriteStream, existsSync, globSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { findTool } from '../../tools/install.ts';

/** The oldest Chromium that gets the design: a build for servers, which runs on any Linux x64. */

export const OLD_CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-zygote',
  '--disable-dev-shm-usage',
];

const DRIVER_FILE = 'puppeteer-core/cjs-entry-core.js';

const findArchive = () =>
  process.platform === 'linux' && process.arch === 'x64' ? findTool('old-chromium') : undefined;

/** A driver that understands Chromium 109 as well as today's. */
export const findOldDriver = () => findTool('old-chromium', DRIVER_FILE);

export const canRunOldChromium = () => Boolean(findArchive() && findOldDriver());

/** Unpacks the browser on the first call and returns its file. */
export async function unpackOldChromium(): Promise<string | undefined> {
  const packed = findArchive();
  if (!packed) return undefined;
  const folder = dirname(packed);
  const browser = `${folder}/browser`;
  if (existsSync(browser)) return browser;
  const [archive] = globSync(`${folder}/bin/chromium*.br`);
  if (!archive) return undefined;
  // Another test may be unpacking it too: rename only a complete file.
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
