import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { DEPLOY_FOLDER, publicFiles, SITE_FOLDER } from './build.ts';
import { precompress } from './compress.ts';
import { HASHED_FOLDER } from './headers.ts';

/**
 * A deploy to Cloudflare uploads the build and, for a day, the hashed files of earlier releases,
 * which open pages still request. Cloudflare removes files that are not in the newest upload.
 */
export const UPLOAD_FOLDER = join(DEPLOY_FOLDER, 'upload');

/** Published with the site, so that the next deploy knows what to keep, on any computer. */
export const RELEASE_FILE = '/release.json';

const HOUR = 3_600_000;
/** A day, and an hour for the upload and for clocks that differ. */
const KEPT_FOR = 25 * HOUR;
const TIMEOUT = 20_000;

/** Hashed files by path, each with the time since when a newer release lacks it. */
type Release = Record<string, string | null>;

interface UploadOptions {
  /** Origin of the live site. */
  origin: string;
  now?: Date;
  built?: string;
  folder?: string;
}

/** Fills the folder, and returns what to tell the one who deploys. */
export async function prepareUpload({
  origin,
  now = new Date(),
  built = SITE_FOLDER,
  folder = UPLOAD_FOLDER,
}: UploadOptions): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true });
  const hashed = publicFiles(built).filter((file) => file.startsWith(HASHED_FOLDER));
  const next: Release = Object.fromEntries(hashed.map((file) => [file, null]));
  const { kept, told } = await keepFiles(origin, next, now, folder);
  writeFileSync(folder + RELEASE_FILE, JSON.stringify({ ...next, ...kept }));
  await precompress(folder, Object.keys(kept));
  return told;
}

async function keepFiles(origin: string, next: Release, now: Date, folder: string) {
  const kept: Release = {};
  try {
    const live = readRelease(String(await fetchFrom(origin, RELEASE_FILE)));
    for (const [path, since] of Object.entries(filesToKeep(live, next, now))) {
      const body = await fetchFrom(origin, path);
      mkdirSync(dirname(folder + path), { recursive: true });
      writeFileSync(folder + path, body);
      kept[path] = since;
    }
    return {
      kept,
      told: `Files of earlier releases that stay for a day: ${Object.keys(kept).length}.`,
    };
  } catch (error) {
    const told = `Not all files of the last release are kept (${(error as Error).message}). On a first deploy that is right; else, open pages may miss pictures until they are reloaded.`;
    return { kept, told };
  }
}

async function fetchFrom(origin: string, path: string): Promise<Buffer> {
  const address = encodeURI(origin + path);
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The paths name files that are written here: none may lie outside its folder. */
function readRelease(text: string): Release {
  const release: Release = JSON.parse(text);
  const isSafe = (path: string) => path.startsWith(HASHED_FOLDER) && !/\.\.|\\/.test(path);
  if (!Object.keys(release).every(isSafe)) throw new Error(`${RELEASE_FILE} is no list of files`);
  return release;
}

/** Selects the files of the live release, and of those before it, that the next one keeps. */
export function filesToKeep(live: Release, next: Release, now: Date): Release {
  const replaced = Object.entries(live)
    .filter(([path]) => !(path in next))
    .map(([path, since]): [string, string] => [path, since ?? now.toISOString()]);
  return Object.fromEntries(
    replaced.filter(([, since]) => now.getTime() - Date.parse(since) <= KEPT_FOR),
  );
}
