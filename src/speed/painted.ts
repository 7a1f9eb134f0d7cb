import type { ClientDirective } from 'astro';
import { whenKept } from '../offline/mark.ts';
import { hearOnlyHandled } from './handled.ts';

/**
 * `client:painted`: an island's script is asked for once the largest picture is on the screen, or
 * at the visitor's first press, key or focus, whichever comes first. Until then the bytes belong
 * to the picture; the HTML works without the script.
 */

const INTERACTIONS = ['pointerdown', 'keydown', 'focusin'];
/** A picture that never comes must not keep the script away for ever. */
const PATIENCE = 8000;
/** How long a decoded picture may take to be on the screen, before it is taken to be. */
const PAINTING = 500;
/** How long a press may take, and its answer. */
const ANSWERING = 400;

const wait = (milliseconds: number) =>
  new Promise<void>((settle) => setTimeout(settle, milliseconds));

/** Until the last press has been answered, on a slow phone too. */
let answered: Promise<void> | undefined;

const firstInteraction = new Promise<unknown>((settle) => {
  const note = () => {
    answered = wait(ANSWERING);
    settle(0);
  };
  for (const type of INTERACTIONS) addEventListener(type, note, true);
});

const domReady = new Promise<unknown>((settle) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', settle);
  else settle(0);
});

const idle = () =>
  'requestIdleCallback' in window
    ? new Promise((settle) => requestIdleCallback(settle, { timeout: 2000 }))
    : wait(200);

const frame = () => new Promise((settle) => requestAnimationFrame(settle));

const isKnown = (type: string) => PerformanceObserver.supportedEntryTypes.includes(type);
const PAINT = ['largest-contentful-paint', 'paint'].find(isKnown);

/** Settles once the browser says that something, or one of these pictures, has been painted. */
const painted = (images?: (Element | null)[]) =>
  new Promise<void>((settle) => {
    if (!PAINT) settle();
    else
      new PerformanceObserver((list, observer) => {
        const isAny = (entry: PerformanceEntry & { element?: Element | null }) =>
          !images || images.includes(entry.element ?? null);
        if (!list.getEntries().some(isAny)) return;
        observer.disconnect();
        settle();
      }).observe({ type: PAINT, buffered: true });
  });

async function largestPaint() {
  await domReady;
  const first = [...document.querySelectorAll<HTMLImageElement>('img[loading=eager]')];
  const decoded = first.map((image) => image.decode().catch(() => {}));
  // Where the network does not answer, the page has to say so, and no picture comes.
  const patience = whenKept() ? 0 : PATIENCE;
  // Of a page that comes in pieces, the first may have been painted before the rest was there.
  const wholePage = frame().then(frame);
  await Promise.race([Promise.all([painted(), wholePage, ...decoded]), wait(patience)]);
  // Where words are larger than the picture, nothing is said of the picture.
  if (first.length > 0) await Promise.race([painted(first), wait(PAINTING)]);
  await idle();
}

const scriptsMayLoad = document.hidden ? idle() : Promise.race([firstInteraction, largestPaint()]);

/**
 * A build puts Astro's script for islands into a file (hosting/islandScript.ts). The page asks for
 * the islands' own beside it, so that none waits for it to be read. Whichever does not come is
 * asked for again by Astro, or leaves its HTML as it is.
 */
function askForScripts() {
  const all = document.querySelector<HTMLElement>('[data-islands]')?.dataset.islands;
  if (!all) return;
  const ask = (url: string | null) => import(/* @vite-ignore */ `${url}`).catch(() => {});
  ask(all);
  for (const island of document.querySelectorAll('astro-island')) {
    ask(island.getAttribute('component-url'));
    ask(island.getAttribute('renderer-url'));
  }
}

/** What a page is made of, one below the other: as one, the footer was the longest step of all. */
const PARTS = 'main > *, footer > * > *';

/** What is made ready before the visitor asks for it neither moves, counts nor speaks until then. */
const asked = new Promise<unknown>((settle) => {
  if (!(document as { prerendering?: boolean }).prerendering) return settle(0);
  const show = () => settle(Promise.race([firstInteraction, painted(), wait(PAINTING)]));
  document.addEventListener('prerenderingchange', show);
  // Letters that come later would change every height.
  domReady.then(() => document.fonts.ready).then(layOutAhead);
});

/**
 * Where everything stands is known before it is shown, and what is below the first screen is
 * painted after that: three quarters of the first paint's work.
 */
function layOutAhead() {
  // Asked for all together: to ask again after each change is to lay the page out again.
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)].map(
    (part) => [part, part.getBoundingClientRect()] as const,
  );
  for (const [part, { top, height }] of parts) {
    // A place within the page that was asked for has to be there to be scrolled to.
    if (top < innerHeight || location.hash) continue;
    part.style.cssText = `content-visibility:hidden;height:${height}px`;
    asked.then(() => part.removeAttribute('style'));
  }
  document.body.offsetWidth;
}

/**
 * What is below a phone's first screen is laid out once that is painted, part by part, so that a
 * press in between is answered. Whatever the visitor comes near is laid out by the browser. The
 * mark on the page stays: to take it away, browsers would style all of it once more.
 */
async function unfold() {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
  // In wide windows nothing is, nor in browsers that cannot.
  const isFolded = parts.some((part) => getComputedStyle(part).contentVisibility === 'auto');
  for (const { dataset } of parts) {
    if (isFolded) {
      // The part before is on the screen by then, and so is the answer to a press.
      await frame().then(idle);
      await answered;
    }
    dataset.painted = '';
  }
}

/** What else waits: style sheets ask for the mark, and the document has parts put aside. */
async function releaseDeferredParts() {
  await scriptsMayLoad;
  // A press may come before the end of the page, where some of them stand.
  await domReady;
  document.documentElement.dataset.painted = '';
  askForScripts();
  for (const part of document.querySelectorAll<HTMLTemplateElement>('[data-after-paint]')) {
    part.replaceWith(part.content);
  }
  unfold();
}

let queue = releaseDeferredParts();

/** One step at a time, so that a press in between is answered. */
function nextStep() {
  queue = queue.then(async () => {
    await Promise.race([firstInteraction, idle()]);
  });
  return queue;
}

const directive: ClientDirective = async (load, _options, island) => {
  hearOnlyHandled(island);
  await nextStep();
  const hydrate = await load();
  await asked;
  await nextStep();
  await hydrate();
};

export default directive;
