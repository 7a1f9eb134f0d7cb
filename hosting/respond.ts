import type { IncomingMessage, ServerResponse } from 'node:http';
import { NOT_FOUND, type SiteDescription } from './build.ts';
import { CACHE, METHODS } from './headers.ts';
import { chooseEncoding, chooseRange, type Encoding, isFresh } from './negotiate.ts';
import type { Representation, StoredFile } from './store.ts';

const OFFERED: Encoding[] = ['br', 'gzip'];

function represent(file: StoredFile, request: IncomingMessage): Representation {
  const offered = OFFERED.filter((encoding) => file[encoding]);
  const chosen = chooseEncoding(request.headers['accept-encoding'], offered);
  return file[chosen] ?? file.identity;
}

/** The path as people write it, or nothing for one that cannot be read. */
function decode(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Answers requests from the files of one build. */
export function responder(files: Map<string, StoredFile>, site: SiteDescription) {
  const notFound = files.get(NOT_FOUND);
  if (!notFound) throw new Error('The build has no page for unknown addresses.');
  const found = new Map([...files].filter(([path]) => path !== NOT_FOUND));
  const plainHeaders = { ...site.headers, 'Cache-Control': CACHE.other, 'Content-Length': 0 };

  return function respond(request: IncomingMessage, response: ServerResponse) {
    const { url = '/', method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      // What it carries is not read, so the connection cannot be used again.
      response.writeHead(405, { ...plainHeaders, Allow: METHODS, Connection: 'close' });
      response.end();
      return;
    }
    const queryAt = url.indexOf('?');
    const path = decode(queryAt < 0 ? url : url.slice(0, queryAt)) ?? '';
    const target = Object.hasOwn(site.redirects, path) ? site.redirects[path] : undefined;
    if (target) {
      const query = queryAt < 0 ? '' : url.slice(queryAt);
      response.writeHead(308, { ...plainHeaders, Location: target + query });
      response.end();
      return;
    }
    const file = found.get(path);
    const sent = represent(file ?? notFound, request);
    if (file && isFresh(headers['if-none-match'], sent.etag)) {
      response.writeHead(304, sent.headers);
      response.end();
      return;
    }
    const isWhole = !headers.range || !file || sent !== file.identity || method === 'HEAD';
    if (isWhole) {
      response.writeHead(file ? 200 : 404, { ...sent.headers, 'Content-Length': sent.body.length });
      response.end(method === 'HEAD' ? undefined : sent.body);
      return;
    }
    sendRange(sent, headers, response);
  };
}

function sendRange(
  { body, etag, headers }: Representation,
  { range: asked, 'if-range': ifRange }: IncomingMessage['headers'],
  response: ServerResponse,
) {
  const range = ifRange && ifRange !== etag ? undefined : chooseRange(asked, body.length);
  if (range === null) {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${body.length}` });
    response.end();
    return;
  }
  if (!range) {
    response.writeHead(200, { ...headers, 'Content-Length': body.length });
    response.end(body);
    return;
  }
  const { start, end } = range;
  response.writeHead(206, {
    ...headers,
    'Content-Range': `bytes ${start}-${end}/${body.length}`,
    'Content-Length': end - start + 1,
  });
  response.end(body.subarray(start, end + 1));
}
