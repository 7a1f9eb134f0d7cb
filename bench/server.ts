import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeCertificate } from '../tools/certificate.ts';
import { renderBarePages } from './barePage.ts';

/**
 * Serves a built site, and the bare page beside it: `node bench/server.ts FOLDER PORT DELAY`. With
 * HTTP/2 and encryption, as hosts do; with a delay in milliseconds before each answer, without.
 */

const TYPES: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const [folder = 'dist', port, delay = '0'] = process.argv.slice(2);
const barePages = await renderBarePages();

const findFile = (path: string) =>
  [path, `${path}.html`, `${path}index.html`]
    .map((name) => join(resolve(folder), name))
    .find((name) => existsSync(name) && statSync(name).isFile());

async function answer(request: IncomingMessage, response: ServerResponse) {
  await wait(Number(delay));
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const bare = barePages.get(pathname);
  const file = bare ? undefined : (findFile(pathname) ?? findFile('/404'));
  const isCompressed = file !== undefined && existsSync(`${file}.br`);
  const isHashed = pathname.startsWith('/_astro/');
  response.writeHead(bare || findFile(pathname) ? 200 : 404, {
    'content-type': TYPES[extname(file ?? pathname)] ?? 'application/octet-stream',
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(isCompressed && { 'content-encoding': 'br' }),
  });
  response.end(bare ?? readFileSync(isCompressed ? `${file}.br` : String(file)));
}

function createHttp2Server() {
  const secrets = mkdtempSync(join(tmpdir(), 'bench-'));
  const { certificate, certificateKey } = makeCertificate(secrets, 'localhost');
  const options = { cert: readFileSync(certificate), key: readFileSync(certificateKey) };
  rmSync(secrets, { recursive: true });
  return createSecureServer({ ...options, allowHTTP1: true }, (request, response) =>
    answer(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  );
}

const server = Number(delay) > 0 ? createServer(answer) : createHttp2Server();
server.listen(Number(port), 'localhost', () => process.stdout.write('ready\n'));
