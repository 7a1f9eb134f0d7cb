import type { Asked, Stranger } from '../localSite.ts';

/** Answers of captive portals, proxies, CDNs and broken servers in the site's place. */

export interface ForeignAnswer {
  name: string;
  stranger: Stranger;
}

/** What a stranger says, anywhere. */
export const STRANGE = 'Welcome, stranger';
const PAGE = `<!doctype html><html lang="en"><title>Welcome</title><h1>${STRANGE}</h1></html>`;
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

const says =
  (status: number, body = PAGE, headers: Record<string, string> = HTML): Stranger =>
  ({ response }) => {
    response.writeHead(status, headers).end(body);
  };

const LOGIN = '/login';
const ELSEWHERE = '127.0.0.1';

/** To a page that is there, so that only where it was found tells that it is not the one. */
const leadsTo =
  (host?: string): Stranger =>
  ({ path, response }) => {
    if (path === LOGIN) return response.writeHead(200, { ...HTML, ...OPEN }).end(PAGE);
    const port = response.req.socket.localPort;
    const Location = host ? `http://${host}:${port}${LOGIN}` : LOGIN;
    return response.writeHead(302, { ...OPEN, Location }).end();
  };

/** So that a browser hands it over although it comes from another host. */
const OPEN = { 'Access-Control-Allow-Origin': '*' };

/**
 * With the tag of the site's own answer, by which a browser takes it for that from then on. The
 * worker's script is left as it is: against a broken one under its right tag no worker can help.
 */
const sendOwn = ({ path, own, response }: Asked, body: Buffer | string, headers = {}) =>
  path === '/sw.js'
    ? response.writeHead(200, own.headers).end(own.body)
    : response.writeHead(200, { ...own.headers, ...headers }).end(body);

const half = (body: Buffer) => body.subarray(0, body.length / 2);

/** None of these may be kept. */
export const refusedAnswers: ForeignAnswer[] = [
  { name: 'A hotel’s page for every address, 200', stranger: says(200) },
  {
    name: 'A challenge that names the address and passes for an answer, 200',
    stranger: ({ path, response }) =>
      response.writeHead(200, HTML).end(`${PAGE}<template data-page=":${path};"></template>`),
  },
  { name: 'A redirect to another host', stranger: leadsTo(ELSEWHERE) },
  { name: 'A redirect to another page', stranger: leadsTo() },
  { name: 'A sign, 404', stranger: says(404) },
  { name: 'A challenge, 503', stranger: says(503) },
  {
    name: 'Half of the answer, although all of it was announced',
    stranger: (asked) => {
      const { body } = asked.own;
      asked.response.writeHead(200, { ...asked.own.headers, 'Content-Length': body.length });
      asked.response.write(half(body), () => asked.response.destroy());
    },
  },
  {
    name: 'Half of the answer, of a length that was not announced',
    stranger: (asked) => {
      asked.response.shouldKeepAlive = false;
      asked.response.useChunkedEncodingByDefault = false;
      sendOwn(asked, half(asked.own.body));
    },
  },
  {
    name: 'The right answer as plain text',
    stranger: (asked) => sendOwn(asked, asked.own.body, { 'Content-Type': 'text/plain' }),
  },
  {
    name: 'One page of the site for every address',
    stranger: (() => {
      let first: Asked['own'] | undefined;
      return ({ own, response }) => {
        first ??= own;
        response.writeHead(200, first.headers).end(first.body);
      };
    })(),
  },
];

/** Pages are kept in spite of these. */
export const toleratedAnswers: ForeignAnswer[] = [
  {
    // The browser follows it before it shows the page.
    name: 'A redirect to the same address with something added',
    stranger: (asked) => {
      const isNavigation = asked.response.req.headers['sec-fetch-mode'] === 'navigate';
      const isThere = asked.response.req.url?.includes('?') || !isNavigation;
      if (isThere) sendOwn(asked, asked.own.body);
      else asked.response.writeHead(302, { Location: `${asked.path}?checked` }).end();
    },
  },
  {
    name: 'Styles and scripts as HTML',
    stranger: (asked) =>
      /\.(js|css)$/.test(asked.path) ? says(200)(asked) : sendOwn(asked, asked.own.body),
  },
];
