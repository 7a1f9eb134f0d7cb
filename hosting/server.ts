import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  DESCRIPTION_FILE,
  getExtension,
  listPublicFiles,
  NOT_FOUND,
  readDescription,
  SITE_FOLDER,
  type SiteDescription,
} from './build.ts';
import { CACHE, CONTENT_TYPES, getCacheControl, getHeaders, METHODS } from './headers.ts';

/** Serves the built site from memory, as a local preview (`npm start`). */

const ENCODINGS = ['br', 'gzip'] as const;

export interface SiteFile {
  headers: Record<string, string>;
  body: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

/** Loads all public files by path, so that no request reaches the disk. */
export function loadSite(folder: string, site: SiteDescription): Map<string, SiteFile> {
  const pathOf = new Map(Object.entries(site.pages).map(([path, file]) => [file, path]));
  const read = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);
  return new Map(
    listPublicFiles(folder).map((file) => {
      const body = readFileSync(folder + file);
      const headers = {
        ...getHeaders(file, site),
        'Content-Type': CONTENT_TYPES[getExtension(file)] ?? 'application/octet-stream',
        'Cache-Control': getCacheControl(file),
        // Weak ETag: the compressed copies share it.
        ETag: `W/"${createHash('sha256').update(body).digest('base64url')}"`,
        Vary: 'Accept-Encoding',
      };
      const [br, gzip] = [read(`${folder}${file}.br`), read(`${folder}${file}.gz`)];
      return [pathOf.get(file) ?? file, { headers, body, br, gzip }];
    }),
  );
}

export function createResponder(files: Map<string, SiteFile>, site: SiteDescription) {
  const notFound = files.get(NOT_FOUND);
  if (!notFound) throw new Error('The build has no page for unknown addresses.');
  const plainHeaders = { ...site.headers, 'Cache-Control': CACHE.other };

  return ({ url = '/', method, headers }: IncomingMessage, response: ServerResponse) => {
    const [path = '', query = ''] = url.split(/(\?.*)/s);
    const target = site.redirects[path];
    const found = path === NOT_FOUND ? undefined : files.get(path);
    const file = found ?? notFound;
    const accepted = String(headers['accept-encoding']);
    const encoding = ENCODINGS.find((name) => file[name] && accepted.includes(name));

    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { ...plainHeaders, Allow: METHODS }).end();
    } else if (target) {
      response.writeHead(308, { ...plainHeaders, Location: target + query }).end();
    } else if (found && headers['if-none-match'] === found.headers.ETag) {
      response.writeHead(304, found.headers).end();
    } else {
      const coded = encoding && { 'Content-Encoding': encoding };
      response.writeHead(found ? 200 : 404, { ...file.headers, ...coded });
      // Node sends no body in answer to HEAD.
      response.end(encoding ? file[encoding] : file.body);
    }
  };
}

export async function startServer({ port = 0, host = 'localhost' } = {}) {
  if (!existsSync(DESCRIPTION_FILE)) {
    throw new Error('There is no built site yet: run `npm run build` first.');
  }
  const site = readDescription();
  const server = createServer(createResponder(loadSite(SITE_FOLDER, site), site));
  await once(server.listen({ port, host }), 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  return { origin: `http://${host}:${chosen}`, server };
}
