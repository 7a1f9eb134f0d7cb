import { build, mainPages, NOT_FOUND } from './built.ts';
import { worker } from './scope.ts';

/**
 * Where copies are kept: each build has shelves of its own, so that what it keeps fits together.
 * Browsers may refuse to keep or to look, and may throw away: nothing here is relied upon.
 */

const OURS = 'kept-';
const SITE = `${OURS}${build}`;
const VISITED = `${SITE}-visited`;
const PICTURES = `${SITE}-pictures`;
const MOST_VISITED = 30;
const MOST_PICTURES = 60;

export type Copy = [path: string, copy: Response];

async function find(path: string, cacheName?: string): Promise<Response | undefined> {
  try {
    return await caches.match(path, { ignoreVary: true, ...(cacheName && { cacheName }) });
  } catch {
    return undefined;
  }
}

export const findPage = async (path: string) => (await find(path, SITE)) ?? find(path, VISITED);

/** On any shelf: a tab of an earlier build asks for that build's files, and a name says it all. */
export const findFile = (path: string) => find(path);

/** All of them, or none. */
export async function keepSite(copies: Copy[]): Promise<void> {
  try {
    const shelf = await caches.open(SITE);
    for (const [path, copy] of copies) await shelf.put(path, copy);
  } catch (refusal) {
    await caches.delete(SITE);
    throw refusal;
  }
}

async function keepUpTo(most: number, name: string, path: string, copy: Response) {
  const shelf = await caches.open(name);
  // Taken off first, it comes to stand last.
  await shelf.delete(path);
  await shelf.put(path, copy);
  const all = await shelf.keys();
  await Promise.all(all.slice(0, -most).map((oldest) => shelf.delete(oldest)));
}

export async function keepFile(path: string, copy: Response): Promise<void> {
  const shelf = await caches.open(SITE);
  await shelf.put(path, copy);
}

export const keepPage = (path: string, copy: Response) =>
  [...mainPages, NOT_FOUND].includes(path)
    ? keepFile(path, copy)
    : keepUpTo(MOST_VISITED, VISITED, path, copy);

export const keepPicture = (path: string, copy: Response) =>
  keepUpTo(MOST_PICTURES, PICTURES, path, copy);

const forget = (names: string[]) => Promise.all(names.map((name) => caches.delete(name)));

/** Versions of this project that did not look at what they kept named their shelves otherwise. */
export async function forgetUnchecked(): Promise<void> {
  await forget((await caches.keys()).filter((name) => !name.startsWith(OURS)));
}

/**
 * Earlier builds' copies go once no second tab is open, which may show a page of theirs. Shelves
 * are listed as they were made: what comes later may be a newer build's, which is being installed.
 */
export async function forgetEarlierBuilds(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const names = await caches.keys();
  if (windows.length < 2) await forget(names.slice(0, Math.max(0, names.indexOf(SITE))));
}
