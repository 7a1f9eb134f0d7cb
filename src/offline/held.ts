/** The one page that the visitor seems about to ask for, while that is still likely. */

const LIKELY = 30_000;

interface Held {
  url: string;
  answer: Promise<Response>;
  since: number;
}

let held: Held | undefined;

const isHeld = (url: string) => held?.url === url && Date.now() - held.since < LIKELY;

/** A copy, for the page that the visitor still looks at. */
export async function holdAhead({ url }: Request): Promise<Response> {
  // What leads elsewhere is handed to the browser as such, which follows it itself.
  if (!isHeld(url)) held = { url, answer: fetch(url, { redirect: 'manual' }), since: Date.now() };
  return (await held?.answer)?.clone() ?? Response.error();
}

/** The network's answer: the one that is on its way already, if there is one. */
export function fetchNow(request: Request): Promise<Response> {
  const answer = isHeld(request.url) ? held?.answer : undefined;
  held = undefined;
  return answer?.catch(() => fetch(request)) ?? fetch(request);
}
