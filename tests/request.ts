import { type IncomingHttpHeaders, request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request exactly as written: `fetch` would tidy the path and undo the encoding. */
export function sendRequest(
  origin: string,
  path: string,
  { headers = {}, method = 'GET', host }: RequestOptions = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const name = host ?? hostname;
  const isSecure = protocol === 'https:';
  const options: RequestOptions & { servername?: string; rejectUnauthorized: boolean } = {
    hostname,
    port,
    path,
    method,
    agent: false,
    headers: { host: name, ...headers },
    rejectUnauthorized: false,
    ...(isSecure && { servername: name }),
  };
  return new Promise((settle, fail) => {
    const asking = (isSecure ? overHttps : overHttp)(options, async (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      settle({ status, headers: answered, body: await buffer(response) });
    });
    asking.on('error', fail);
    asking.end();
  });
}
