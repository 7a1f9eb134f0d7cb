import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { publicFiles } from './build.ts';
import { HASHED_FOLDER } from './headers.ts';

/**
 * What a deployed site tells the next deploy about its hashed files, so that this can keep them:
 * pages that visitors have open still name them.
 */
export const RELEASE_FILE = '/release.json';

const HOUR = 3_600_000;
/** A day, and an hour for the upload itself and for clocks that differ. */
const KEPT_FOR = 25 * HOUR;

export interface HashedFile {
  sha256: string;
  /** When a release without it was deployed. Files of the newest release have none. */
  replaced?: string;
}

/** By path from the site's root. */
export type Release = Record<string, HashedFile>;

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url');

export function releaseIn(folder: string): Release {
  const files = publicFiles(folder).filter((file) => file.startsWith(HASHED_FOLDER));
  return Object.fromEntries(
    files.map((file) => [file, { sha256: sha256(readFileSync(folder + file)) }]),
  );
}

export const writeRelease = (files: Release) => `${JSON.stringify({ files }, null, 1)}\n`;

/** It names files that will be written here: none may lie outside its folder. */
const isHashedPath = (path: string) =>
  path.startsWith(HASHED_FOLDER) &&
  !path.includes('\\') &&
  path
    .slice(1)
    .split('/')
    .every((part) => part !== '' && !part.startsWith('.'));

const isHashedFile = (file: unknown): file is HashedFile => {
  const { sha256: hash, replaced } = (file ?? {}) as Partial<Record<string, unknown>>;
  if (typeof hash !== 'string') return false;
  return replaced === undefined || !Number.isNaN(Date.parse(String(replaced)));
};

/** Nothing for a text that is no release, such as another site's page for unknown addresses. */
export function readRelease(text: string): Release | undefined {
  try {
    const { files } = JSON.parse(text);
    const isRelease = Object.entries(files).every(
      ([path, file]) => isHashedPath(path) && isHashedFile(file),
    );
    return isRelease ? files : undefined;
  } catch {
    return undefined;
  }
}

/** Which files of the live release, and of those before it, the next one has to keep. */
export function filesToKeep(live: Release, next: Release, now: Date): Release {
  const kept: Release = {};
  for (const [path, { sha256, replaced }] of Object.entries(live)) {
    if (path in next) continue;
    // Not later than now, or a clock that was wrong once would keep them for years.
    const since = Math.min(replaced ? Date.parse(replaced) : now.getTime(), now.getTime());
    if (now.getTime() - since > KEPT_FOR) continue;
    kept[path] = { sha256, replaced: new Date(since).toISOString() };
  }
  return kept;
}
