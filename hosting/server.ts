import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  DESCRIPTION_FILE,
  extensionOf,
  NOT_FOUND,
  publicFiles,
  readDescription,
  SITE_FOLDER,
  type SiteDescription,
} from './build.ts';
import { CACHE, CONTENT_TYPES, cacheFor, headersFor, METHODS } from './headers.ts';

/** Serves the built site from memory, as a local preview (`npm start`). */

export interface SiteFile {
  headers: Record<string, string>;
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** Loads all public files by path, so that no request reaches the disk. */
export function loadSite(folder: string, site: SiteDescription): Map<string, SiteFile> {
  const pathOf = new Map(Object.entries(site.pages).map(([path, file]) => [file, path]));
  return new Map(
    publicFiles(folder).map((file) => [pathOf.get(file) ?? file, loadFile(folder, file, site)]),
  );
}

function loadFile(folder: string, file: string, site: SiteDescription): SiteFile {
  const body = readFileSync(folder + file);
  const isCompressed = existsSync(`${folder}${file}.br`);
  const hash = createHash('sha256').update(body).digest('base64url');
  return {
    body,
    ...(isCompressed && {
      br: readFileSync(`${folder}${file}.br`),
      gzip: readFileSync(`${folder}${file}.gz`),
    }),
    headers: {
      ...headersFor(file, site),
      'Content-Type': CONTENT_TYPES[extensionOf(file)] ?? 'application/octet-stream',
      'Cache-Control': cacheFor(file),
      // Weak ETag: the compressed copies share it.
      ETag: `W/"${hash.slice(0, 22)}"`,
      Vary: 'Accept-Encoding',
    },
  };
}

function chooseEncoding(
  file: SiteFile,
  accepted: string | string[] = '',
): 'br' | 'gzip' | undefined {
  if (file.br && accepted.includes('br')) return 'br';
  return file.gzip && accepted.includes('gzip') ? 'gzip' : undefined;
}

/** The path as people write it; no file has the empty one of a path that cannot be read. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

export function responder(files: Map<string, SiteFile>, site: SiteDescription) {
  const notFound = files.get(NOT_FOUND);
  if (!notFound) throw new Error('The build has no page for unknown addresses.');

  return function respond(
    { url = '/', method = '', headers }: IncomingMessage,
    response: ServerResponse,
  ) {
    const plainHeaders = { ...site.headers, 'Cache-Control': CACHE.other };
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { ...plainHeaders, Allow: METHODS }).end();
      return;
    }
    const [address = '', query] = url.split(/\?(.*)/s);
    const path = decode(address);
    const target = site.redirects[path];
    if (target !== undefined) {
      const Location = query === undefined ? target : `${target}?${query}`;
      response.writeHead(308, { ...plainHeaders, Location }).end();
      return;
    }
    const found = path === NOT_FOUND ? undefined : files.get(path);
    if (found && headers['if-none-match'] === found.headers.ETag) {
      response.writeHead(304, found.headers).end();
      return;
    }
    const file = found ?? notFound;
    const encoding = chooseEncoding(file, headers['accept-encoding']);
    const body = encoding ? file[encoding] : file.body;
    response.writeHead(found ? 200 : 404, {
      ...file.headers,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': body?.length ?? 0,
    });
    response.end(method === 'HEAD' ? undefined : body);
  };
}

export interface RunningServer {
  origin: string;
  stop: () => Promise<void>;
}

export async function startServer({ port = 0, host = 'localhost' } = {}): Promise<RunningServer> {
  if (!existsSync(DESCRIPTION_FILE)) {
    throw new Error('There is no built site yet: run `npm run build` first.');
  }
  const site = readDescription();
  const server = createServer(responder(loadSite(SITE_FOLDER, site), site));
  server.listen({ port, host });
  await once(server, 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${chosen}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
