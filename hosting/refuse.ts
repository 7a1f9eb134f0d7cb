import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { SiteDescription } from './build.ts';

/** What the built-in server says to a request that it does not answer with a file. */

const REASONS = {
  400: 'This request cannot be understood.',
  405: 'Pages can only be read here.',
  408: 'This request took too long to arrive.',
  414: 'This address is too long.',
  416: 'The file has no such part.',
  431: 'The headers of this request are too large.',
} as const;

export type Refusal = keyof typeof REASONS;

interface RefusalMessage {
  headers: Record<string, string>;
  body: string;
}

function refusalMessage(status: Refusal, site: SiteDescription, besides = {}): RefusalMessage {
  const body = `${REASONS[status]}\n`;
  return {
    headers: {
      ...site.headers,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      ...besides,
    },
    body,
  };
}

/** What such a request still carries is not read, so the connection cannot be used again. */
export const AND_CLOSE = { Connection: 'close' };

export function refuse(
  response: ServerResponse,
  status: Refusal,
  site: SiteDescription,
  besides: Record<string, string> = {},
) {
  const { headers, body } = refusalMessage(status, site, besides);
  response.writeHead(status, headers);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** The same, written out, for a request that never became one. */
export function refusalText(
  status: Refusal,
  site: SiteDescription,
  besides: Record<string, string> = {},
): string {
  const { headers, body } = refusalMessage(status, site, { ...besides, ...AND_CLOSE });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
