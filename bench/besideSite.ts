import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describePages, extensionOf, publicFiles, type SiteDescription } from '../hosting/build.ts';
import { CACHE, CONTENT_TYPES, isCompressible } from '../hosting/headers.ts';
import type { StoredFile } from '../hosting/store.ts';

/** Another site, as somebody built it, to be served and measured as ours is. */

const INDEX = /(^|\/)index\.html$/;

function stored(bytes: Buffer, kind: string): StoredFile {
  const headers = {
    'Content-Type': CONTENT_TYPES[kind] ?? 'application/octet-stream',
    'Cache-Control': CACHE.other,
  };
  const represent = (body: Buffer, encoding = {}) => ({
    body,
    etag: `"${body.length}"`,
    headers: { ...headers, ...encoding },
  });
  const identity = represent(bytes);
  if (!isCompressible(kind)) return { identity };
  return { identity, br: represent(brotliCompressSync(bytes), { 'Content-Encoding': 'br' }) };
}

/** By the paths that its own links have: with and without a slash at the end. */
export function loadBeside(folder: string) {
  const files = new Map<string, StoredFile>();
  const documents: string[] = [];
  for (const file of publicFiles(folder)) {
    const one = stored(readFileSync(folder + file), extensionOf(file));
    files.set(file, one);
    if (extensionOf(file) !== 'html') continue;
    const path = file.replace(INDEX, '$1').replace(/\.html$/, '');
    files.set(path, one);
    if (path !== '/') files.set(path.replace(/\/$/, ''), one);
    if (!file.includes('404')) documents.push(path);
  }
  if (!files.has('/')) throw new Error(`${folder} has no index.html.`);
  const notFound = files.get('/404.html') ?? stored(Buffer.from('Not found'), 'txt');
  const site: SiteDescription = { domain: 'beside', headers: {}, ...describePages([]) };
  return { files: files.set('/404.html', notFound), site, documents };
}
