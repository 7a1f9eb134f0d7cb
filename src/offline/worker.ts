import { AHEAD } from './ahead.ts';
import { files, hashedFolder, mainPages, NOT_FOUND } from './built.ts';
import { fetchNow, holdAhead } from './held.ts';
import { ownFile, ownPage, ownPicture } from './ours.ts';
import { aMomentFor, learnFrom } from './patience.ts';
import { type AskedEvent, worker } from './scope.ts';
import {
  type Copy,
  findFile,
  findPage,
  forgetEarlierBuilds,
  forgetUnchecked,
  keepFile,
  keepPage,
  keepPicture,
  keepSite,
} from './shelf.ts';

/**
 * Keeps the main pages and what they need in the visitor's browser, so that the phone numbers can
 * be found with no network. While the network answers, every page comes from it.
 */

const pathOf = ({ url }: Request) => new URL(url).pathname;
const pageOf = (request: Request) => pathOf(request).replace(/\/$/, '') || '/';

/** What cannot be kept is none of the visitor's concern. */
const quietly = <Result>(work: Promise<Result>) => work.catch(() => undefined);

/** Past the browser's cache, where a foreign answer may lie under the name of ours. */
const ANEW = { cache: 'reload' } as const;

const fetchPage = async (path: string): Promise<Copy> => [
  path,
  await ownPage(path, await fetch(path, ANEW)),
];

/** What the visited page has loaded just now need not be loaded again. */
const fetchFile = async (path: string): Promise<Copy> => [
  path,
  await ownFile(path).catch(() => ownFile(path, ANEW)),
];

/** Every main page, or the worker is not installed. Pages can do without all else. */
async function install() {
  const others = [fetchPage(NOT_FOUND), ...Object.keys(files).map(fetchFile)];
  const copies = await Promise.all([...mainPages.map(fetchPage), ...others.map(quietly)]);
  await keepSite(copies.filter((copy) => copy !== undefined));
}

/** A server that is broken or asks for patience is as good as none. */
const isRefusal = ({ status }: Response) => status >= 500 || status === 429;

async function newestPage(event: AskedEvent): Promise<Response> {
  const path = pageOf(event.request);
  // No navigation preload: in Firefox 153 its failure offline is the page's failure.
  const fromNetwork = fetchNow(event.request).then((answer) => {
    const copy = answer.clone();
    event.waitUntil(quietly(ownPage(path, copy).then((page) => keepPage(path, page))));
    return answer;
  });
  event.waitUntil(quietly(learnFrom(fromNetwork)));
  const keptInstead = aMomentFor(fromNetwork).then(
    async () => (await findPage(path)) ?? fromNetwork,
  );
  const answer = await Promise.race([fromNetwork, keptInstead]).catch(() => undefined);
  if (answer && !isRefusal(answer)) return answer;
  return (await findPage(path)) ?? answer ?? (await findPage(NOT_FOUND)) ?? Response.error();
}

/** Its name changes with its content, so that a kept one is never an old one. */
async function hashedFile(event: AskedEvent): Promise<Response> {
  const { request } = event;
  const path = pathOf(request);
  const kept = await findFile(path);
  if (kept) return kept;
  const answer = await fetch(request);
  if (path in files) event.waitUntil(quietly(ownFile(path).then((file) => keepFile(path, file))));
  else if (request.destination === 'image') {
    const copy = answer.clone();
    event.waitUntil(quietly(ownPicture(copy).then((picture) => keepPicture(path, picture))));
  }
  return answer;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
  event.waitUntil(quietly(forgetUnchecked()));
});
worker.skipWaiting();

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const isAsked =
    request.method === 'GET' && new URL(request.url).origin === worker.location.origin;
  if (!isAsked) return;
  if (request.mode === 'navigate') {
    event.respondWith(newestPage(event));
    event.waitUntil(quietly(forgetEarlierBuilds()));
  } else if (request.headers.has(AHEAD)) {
    // What nobody has asked for fails without a word.
    event.respondWith(holdAhead(request).catch(() => new Response()));
  } else if (pathOf(request).startsWith(hashedFolder)) event.respondWith(hashedFile(event));
});
