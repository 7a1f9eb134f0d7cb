import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sirv from 'sirv';

const DIST = 'dist';
const PORT = Number(process.env.PORT ?? 4321);
const HOST = process.env.HOST ?? 'localhost';
const YEAR = 31_536_000;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!existsSync(`${DIST}/404.html`)) fail('There is no built site yet: run `npm run build` first.');
if (!Number.isInteger(PORT) || PORT < 0 || PORT > 65_535) {
  fail(`PORT is “${process.env.PORT}”, which is not a port number.`);
}

const notFoundPage = readFileSync(`${DIST}/404.html`);

function notFound(_request: IncomingMessage, response: ServerResponse) {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(notFoundPage);
}

const files = sirv(DIST, {
  etag: true,
  setHeaders(response, pathname) {
    const isHashed = pathname.startsWith('/_astro/');
    response.setHeader(
      'Cache-Control',
      isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    );
  },
  onNoMatch: notFound,
});

/** `/about/?a=b` → `/about?a=b`; never `//elsewhere`, which a browser would take for a host. */
function withoutTrailingSlash(url: string): string | null {
  const [, path, query = ''] = /^([^?]*[^/?])\/+(\?.*)?$/.exec(url) ?? [];
  return path ? path.replace(/^\/+/, '/') + query : null;
}

const server = createServer((request, response) => {
  const target = withoutTrailingSlash(request.url ?? '/');
  if (target) {
    response.writeHead(308, { Location: target });
    response.end();
    return;
  }
  files(request, response);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(`Port ${PORT} is taken: stop what uses it, or choose another with PORT=8080 npm start.`);
  }
  fail(error.message);
});

server.listen(PORT, HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  console.log(`Serving the site on http://${HOST}:${port}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
}
