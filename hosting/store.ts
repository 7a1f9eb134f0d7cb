import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extensionOf, publicFiles, type SiteDescription } from './build.ts';
import { CACHE, CONTENT_TYPES, HASHED_FOLDER, headersFor, isCompressible } from './headers.ts';

export interface Representation {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
}

/** One file of the site in each encoding that the build made of it. */
export interface StoredFile {
  identity: Representation;
  br?: Representation;
  gzip?: Representation;
}

const SUFFIXES = { identity: '', br: '.br', gzip: '.gz' } as const;

/**
 * The whole site, by path, held in memory: a few megabytes, read once. What is not in here does
 * not exist, whatever else lies on the disk.
 */
export function loadSite(folder: string, site: SiteDescription): Map<string, StoredFile> {
  const pathOf = new Map(Object.entries(site.pages).map(([path, file]) => [file, path]));
  return new Map(
    publicFiles(folder).map((file) => [pathOf.get(file) ?? file, loadFile(folder, file, site)]),
  );
}

export function fingerprint(files: Map<string, StoredFile>): string {
  const hash = createHash('sha256');
  for (const [path, { identity, br, gzip }] of files) {
    hash.update([path, identity.etag, br?.etag, gzip?.etag].join());
  }
  return hash.digest('base64url');
}

function loadFile(folder: string, file: string, site: SiteDescription): StoredFile {
  const load = (encoding: keyof StoredFile) => loadAs(encoding, folder, file, site);
  const br = load('br');
  const gzip = load('gzip');
  const identity = load('identity');
  if (!identity) throw new Error(`${folder}${file} went away while the site was being read.`);
  return { identity, ...(br && { br }), ...(gzip && { gzip }) };
}

function loadAs(
  encoding: keyof StoredFile,
  folder: string,
  file: string,
  site: SiteDescription,
): Representation | undefined {
  const place = folder + file + SUFFIXES[encoding];
  if (!existsSync(place)) return undefined;
  const body = readFileSync(place);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const extension = extensionOf(file);
  return {
    body,
    etag,
    headers: {
      ...headersFor(file, site),
      'Content-Type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
      'Cache-Control': file.startsWith(HASHED_FOLDER) ? CACHE.hashed : CACHE.other,
      'Last-Modified': statSync(place).mtime.toUTCString(),
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(!isCompressible(extension) && { 'Accept-Ranges': 'bytes' }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  };
}
