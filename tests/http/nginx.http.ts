import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { connect as connectPlainly } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { connect as connectSecurely } from 'node:tls';
import { expect, test } from 'vitest';
import { publicFiles, readDescription, SITE_FOLDER } from '../../hosting/build.ts';
import { DOCUMENT_HEADERS } from '../../hosting/headers.ts';
import { sendRequest } from '../../hosting/request.ts';
import { describeContract } from './contract.ts';
import { canRunNginx, NGINX_PLAIN_ORIGIN, startNginx } from './nginxServer.ts';

const { domain, headers: security } = readDescription();
const other = domain.replace(/^www\./, '');
const image = publicFiles(SITE_FOLDER).find((file) => file.endsWith('.avif')) ?? '';

/** What one address is allowed, as README.md has it. */
const BURST = 3000;
const AT_ONCE = 500;

describeContract({ name: 'nginx', start: startNginx, canRun: canRunNginx }, (server) => {
  test('without TLS, and by the other name, it leads to the real address [http-2]', async () => {
    for (const [origin, host] of [
      [NGINX_PLAIN_ORIGIN, domain],
      [NGINX_PLAIN_ORIGIN, other],
      [server().origin, other],
    ] as const) {
      const { status, headers } = await sendRequest(origin, '/about?x=1', { host });
      expect([status, headers.location]).toEqual([308, `https://${domain}/about?x=1`]);
    }
  });

  interface Asking {
    host?: string;
    isSecure?: boolean;
    /** An address of this computer's that counts as somebody else. */
    from?: string;
  }

  /** Whatever is written, as it is; and the answer, as it is. */
  async function speak(text: string, { host = domain, isSecure = true, from }: Asking = {}) {
    const { port } = new URL(isSecure ? server().origin : NGINX_PLAIN_ORIGIN);
    const address = { host: '127.0.0.1', port: Number(port), ...(from && { localAddress: from }) };
    const plain = connectPlainly(address);
    const socket = isSecure
      ? connectSecurely({ socket: plain, servername: host, rejectUnauthorized: false })
      : plain;
    socket.write(text);
    return (await buffer(socket)).toString('latin1');
  }

  const request = (line: string, { host = domain, more = '' } = {}) =>
    `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`;

  /** How often each security header is in an answer. */
  function countedIn(answer: string) {
    const [head = ''] = answer.split('\r\n\r\n');
    const names = head.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase());
    return Object.keys(security).map((name) => [
      name,
      names.filter((found) => found === name.toLowerCase()).length,
    ]);
  }
  const eachOnce = Object.keys(security).map((name) => [name, 1]);

  const tooLong = `X-Long: ${'a'.repeat(40_000)}\r\n`;
  const answered: [what: string, status: number, text: string, to: Asking][] = [
    ['a page', 200, request('GET /about'), {}],
    ['a page’s other name', 308, request('GET /about/'), {}],
    ['the site’s other name', 308, request('GET /', { host: other }), { host: other }],
    ['headers that are too long', 400, request('GET /', { more: tooLong }), {}],
    [
      'a path that is none, by the other name',
      400,
      request('GET /%', { host: other }),
      { host: other },
    ],
    ['an unknown page', 404, request('GET /no-such-page'), {}],
    ['another method', 405, request('POST /about'), {}],
    ['a method that nginx itself refuses', 405, request('TRACE /about'), {}],
    ['a page that has changed', 412, request('GET /about', { more: 'If-Match: "x"\r\n' }), {}],
    ['a body that is too large', 413, request('GET /', { more: 'Content-Length: 9999\r\n' }), {}],
    [
      'a way to send that nobody knows',
      501,
      request('GET /', { more: 'Transfer-Encoding: x\r\n' }),
      {},
    ],
  ];
  test.each(answered)(
    'the answer to %s, %i, has each security header once [nginx-1]',
    async (_, status, text, to) => {
      const answer = await speak(text, to);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(countedIn(answer)).toEqual(eachOnce);
    },
  );

  test.each([
    ['part of a picture', 206, 'bytes=0-9'],
    ['a part that is not there', 416, 'bytes=9999999-'],
  ])(
    'the answer to %s, %i, has each header that a picture needs once [nginx-1]',
    async (_, status, range) => {
      const answer = await speak(request(`GET ${image}`, { more: `Range: ${range}\r\n` }));
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(countedIn(answer)).toEqual(
        eachOnce.map(([name = '']) => [name, DOCUMENT_HEADERS.includes(String(name)) ? 0 : 1]),
      );
    },
  );

  test.each([
    ['a page', 308, '/about'],
    ['what Let’s Encrypt did not lay there', 404, '/.well-known/acme-challenge/x'],
  ])(
    'without TLS the answer to %s, %i, has each once, but for HSTS [nginx-1]',
    async (_, status, path) => {
      const answer = await speak(request(`GET ${path}`), { isSecure: false });
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(countedIn(answer)).toEqual(
        eachOnce.map(([name, count]) => [name, name === 'Strict-Transport-Security' ? 0 : count]),
      );
    },
  );

  test('that a part is not there is not kept for a year [http-6]', async () => {
    const { headers } = await sendRequest(server().origin, image, {
      host: domain,
      headers: { range: 'bytes=9999999-' },
    });
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('a host that is not here gets nothing, over TLS not even a certificate [nginx-2]', async () => {
    expect(await speak(request('GET /', { host: 'other.example' }), { isSecure: false })).toBe('');
    expect(await speak('nonsense\r\n\r\n', { isSecure: false })).toBe('');
    expect(await speak(request('GET /', { host: 'other.example' }))).toBe('');
    await expect(speak(request('GET /'), { host: 'other.example' })).rejects.toThrow(
      'unrecognized name',
    );
  });

  /** What openssl, which still speaks everything, and the server agree upon. */
  function agreed(...options: string[]) {
    const { host } = new URL(server().origin);
    const args = ['s_client', '-connect', host, '-servername', domain, '-brief', ...options];
    const { status, stderr } = spawnSync('openssl', args, { input: '', encoding: 'utf8' });
    return status === 0 ? /Ciphersuite: (.+)/.exec(stderr)?.[1] : 'nothing';
  }
  const LAX = 'ALL:COMPLEMENTOFALL:@SECLEVEL=0';

  test.each([
    ['TLS 1.3', ['-tls1_3'], /^TLS_(AES|CHACHA20)/],
    ['TLS 1.2', ['-tls1_2'], /^ECDHE-ECDSA-.+(GCM-SHA\d+|POLY1305)$/],
    ['TLS 1.1', ['-tls1_1', '-cipher', LAX], /^nothing$/],
    ['TLS 1.0', ['-tls1', '-cipher', LAX], /^nothing$/],
    ['ciphers without authentication', ['-tls1_2', '-cipher', 'aNULL:@SECLEVEL=0'], /^nothing$/],
    [
      'ciphers in blocks',
      ['-tls1_2', '-cipher', 'ECDHE-ECDSA-AES128-SHA:@SECLEVEL=0'],
      /^nothing$/,
    ],
    [
      'ciphers in blocks, hashed better',
      ['-tls1_2', '-cipher', 'ECDHE-ECDSA-AES256-SHA384:@SECLEVEL=0'],
      /^nothing$/,
    ],
  ])('of %s nginx takes what is safe today [nginx-3]', (_, options, expected) => {
    expect(agreed(...options)).toMatch(expected);
  });

  test('a hospital may open the site at once, and a flood is told to wait [nginx-4]', async () => {
    const asked = BURST + 800;
    const heads = request('HEAD /about').replace('close', 'keep-alive');
    // nginx hangs up after a thousand.
    const share = asked / 4;
    const last = request('HEAD /about');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => speak(heads.repeat(share - 1) + last, { from: '127.0.0.2' })),
    );
    const each = answers.flatMap((all) => all.split('\r\n\r\n').slice(0, share));
    const refused = each.filter((answer) => answer.startsWith('HTTP/1.1 429 '));
    expect(each.filter((answer) => answer.startsWith('HTTP/1.1 200 ')).length).toBeGreaterThan(
      BURST,
    );
    expect(refused.length).toBeGreaterThan(0);
    expect(countedIn(`${refused[0]}\r\n\r\n`)).toEqual(eachOnce);
    expect(await speak(request('GET /about'))).toMatch(/^HTTP\/1.1 200 /);
  });

  test('files under way at once are counted, and the next is told to wait [nginx-4]', async () => {
    const { port } = new URL(server().origin);
    const socketTo = () =>
      connectSecurely({
        socket: connectPlainly({
          host: '127.0.0.1',
          port: Number(port),
          localAddress: '127.0.0.3',
        }),
        servername: domain,
        ALPNProtocols: ['h2'],
        rejectUnauthorized: false,
      });
    // A browser that has room for one byte: nothing that it asks for ends.
    const visits = Array.from({ length: 6 }, () =>
      connectHttp2(`https://${domain}`, {
        createConnection: socketTo,
        settings: { initialWindowSize: 1 },
      }),
    );
    const statuses: number[] = [];
    for (const visit of visits) {
      const streams = Array.from({ length: 100 }, () => visit.request({ ':path': '/about' }));
      const answered = await Promise.all(streams.map((stream) => once(stream, 'response')));
      statuses.push(...answered.map(([headers]) => Number(headers[':status'])));
    }
    for (const visit of visits) visit.destroy();
    expect(statuses).toEqual(statuses.map((_, index) => (index < AT_ONCE ? 200 : 429)));
    expect(statuses).toHaveLength(600);
  });
});
