import type { LocalSite, Stranger } from './localSite.ts';

const PATIENCE = /(?<=animation:1ms )\d+s(?= backwards unread)/;

/** What has not come of Home is waited for as long as it takes. */
export function makePatient(site: LocalSite) {
  site.change('/', (html) => {
    if (!PATIENCE.test(html)) throw new Error('Home waits for nothing.');
    return html.replace(PATIENCE, '9999s');
  });
}

/**
 * Has a site send Home up to the first of a text, on to another whenever it is told to, and all
 * that is left once it is told none.
 */
export function sendInPieces(site: LocalSite, first: string) {
  let send = (_until?: string) => {};
  const stranger: Stranger = ({ path, own: { headers, body }, response }) => {
    // The policy knows styles to the letter, and a test may have changed them.
    const { 'Content-Security-Policy': _, ...others } = headers;
    response.writeHead(200, others);
    if (path !== '/') {
      response.end(body);
      return;
    }
    let sent = 0;
    send = (until) => {
      const end = until ? body.indexOf(until) : body.length;
      response.write(body.subarray(sent, end));
      sent = end;
      if (!until) response.end();
    };
    send(first);
  };
  site.stranger = stranger;
  return (until?: string) => send(until);
}
