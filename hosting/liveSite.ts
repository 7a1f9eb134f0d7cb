import { existsSync, readFileSync } from 'node:fs';
import { HASHED_FOLDER } from './headers.ts';
import { RELEASE_FILE, type Release, readRelease, releaseIn } from './release.ts';

/** The site as it was last deployed. What cannot be had is thrown, with the reason. */
export interface LiveSite {
  release: () => Promise<Release>;
  file: (path: string) => Promise<Buffer>;
}

const PATIENCE = 20_000;

async function fetchFrom(origin: string, path: string): Promise<Buffer> {
  const address = origin + path.split('/').map(encodeURIComponent).join('/');
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.status === 200) return Buffer.from(await response.arrayBuffer());
    throw new Error(`it answers ${response.status}`);
  } catch (error) {
    // `fetch` itself says only that it failed, and keeps the reason as a cause.
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    throw new Error(`${address} cannot be had (${cause?.code ?? message})`);
  }
}

/** Asked over the network, so that a new clone on another machine can deploy as well. */
export const liveSiteAt = (origin: string): LiveSite => ({
  async release() {
    const release = readRelease(String(await fetchFrom(origin, RELEASE_FILE)));
    if (!release) throw new Error(`${origin}${RELEASE_FILE} is no list of files`);
    return release;
  },
  file: (path) => fetchFrom(origin, path),
});

/** Read from a copy of a machine's disk: what lies there is live, and its list only says since when. */
export const liveSiteIn = (folder: string): LiveSite => ({
  async release() {
    if (!existsSync(folder + HASHED_FOLDER)) throw new Error('there is none on the machine');
    const list = folder + RELEASE_FILE;
    const listed = existsSync(list) ? readRelease(readFileSync(list, 'utf8')) : undefined;
    const found = Object.entries(releaseIn(folder));
    return Object.fromEntries(found.map(([path, file]) => [path, { ...listed?.[path], ...file }]));
  },
  file: async (path) => readFileSync(folder + path),
});
