import type { IncomingMessage, ServerResponse } from 'node:http';
import { NOT_FOUND, type SiteDescription } from './build.ts';
import { CACHE, METHODS } from './headers.ts';
import {
  type ByteRange,
  chooseEncoding,
  chooseRange,
  type Encoding,
  isFresh,
} from './negotiate.ts';
import { AND_CLOSE, refuse } from './refuse.ts';
import type { Representation, StoredFile } from './store.ts';

const OFFERED: Encoding[] = ['br', 'gzip'];

function represent(file: StoredFile, request: IncomingMessage): Representation {
  const offered = OFFERED.filter((encoding) => file[encoding]);
  const chosen = chooseEncoding(request.headers['accept-encoding'], offered);
  return file[chosen] ?? file.identity;
}

/** No page's address is a tenth as long; what is longer still is an attempt. */
export const LONGEST_TARGET = 16 * 1024;

const ORIGIN = /^https?:\/\/[^/?]*/i;

/** The target without the origin, which proxies send along. */
function withoutOrigin(target: string): string {
  if (target.startsWith('/')) return target;
  const path = target.replace(ORIGIN, '');
  return path === '' || path.startsWith('?') ? `/${path}` : path;
}

const HOST = /^[^\s/?#@\\,]+$/;

/** Two hosts could mean one site to us, and another to a cache before us. */
function hasOneHost({ rawHeaders, headers, httpVersionMinor }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts === 0) return httpVersionMinor === 0;
  return hosts === 1 && HOST.test(headers.host ?? '');
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
    const { method, headers } = request;
    const url = withoutOrigin(request.url ?? '/');
    if (!hasOneHost(request)) return refuse(response, 400, site, AND_CLOSE);
    if (method !== 'GET' && method !== 'HEAD') {
      return refuse(response, 405, site, { Allow: METHODS, ...AND_CLOSE });
    }
    if (url.length > LONGEST_TARGET) return refuse(response, 414, site, AND_CLOSE);
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
    const { 'if-range': ifRange, range: asked } = headers;
    const isOutdated = ifRange !== undefined && ifRange !== sent.etag;
    const range = isOutdated ? undefined : chooseRange(asked, sent.body.length);
    if (range === null) {
      const inFact = { 'Content-Range': `bytes */${sent.body.length}` };
      return refuse(response, 416, site, inFact);
    }
    sendRange(sent, range, response);
  };
}

function sendRange(
  { body, headers }: Representation,
  range: ByteRange | undefined,
  response: ServerResponse,
) {
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
