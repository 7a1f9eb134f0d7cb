import { build, files, NOT_FOUND } from './built.ts';
import { markOf, writtenTime } from './mark.ts';

/**
 * What may be kept. Between a visitor and the site stand networks that ask for a room number,
 * proxies and content networks: each of them answers for the site at times, and often with a 200.
 * Every function here gives what may be kept, or throws.
 */

function refuseUnless(isOurs: boolean, reason: string) {
  if (!isOurs) throw new Error(reason);
}

function refuseStrangers(response: Response, kind: RegExp, statuses = [200]) {
  const { status, type, redirected, headers } = response;
  refuseUnless(statuses.includes(status), `Its status is ${status}.`);
  refuseUnless(type === 'basic' && !redirected, 'It comes from elsewhere.');
  refuseUnless(kind.test(headers.get('content-type') ?? ''), 'It is of another kind.');
}

export async function ownPage(path: string, response: Response): Promise<Response> {
  refuseStrangers(response, /^text\/html/, path === NOT_FOUND ? [404, 200] : [200]);
  const { status, headers } = response;
  const html = await response.text();
  refuseUnless(html.includes(markOf(build, path)), 'It does not carry the mark of this build.');
  const kept = new Response(html + writtenTime(new Date()), { status, headers });
  // These tell of the bytes that were sent, not of the text that is kept.
  kept.headers.delete('content-encoding');
  kept.headers.delete('content-length');
  return kept;
}

/** A browser runs no script and applies no style that says it is something else. */
const KINDS: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  woff2: /font/,
  svg: /^image\/svg/,
};

export async function ownFile(path: string, how: RequestInit = {}): Promise<Response> {
  // The browser itself refuses what has another hash.
  const response = await fetch(path, { ...how, integrity: files[path] ?? '' });
  refuseStrangers(response, KINDS[path.slice(path.lastIndexOf('.') + 1)] ?? /^$/);
  return response;
}

export async function ownPicture(response: Response): Promise<Response> {
  refuseStrangers(response, /^image\//);
  const { headers } = response;
  const bytes = await response.arrayBuffer();
  // Not every browser minds when less comes than was announced, and then nothing else tells.
  const announced = Number(headers.get('content-length'));
  refuseUnless(announced > 0 && bytes.byteLength === announced, 'It may not be whole.');
  return new Response(bytes, { headers });
}
