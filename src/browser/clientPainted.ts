import type { ClientDirective } from 'astro';

/**
 * `client:painted` hydrates an island once the first pictures are on the screen and the browser is
 * idle, or at the visitor's first press, key or focus. Scripts that load earlier compete with the
 * hero picture for the line, and the HTML works without them.
 */

/** A picture that never arrives must not keep the scripts away. */
const PICTURE_TIMEOUT = 4000;
/** Safari reports no LCP, and other browsers none for a picture that is smaller than a headline. */
const PAINT_TIMEOUT = 500;
/** The first paint reported may be the headline's, a frame before the picture's. */
const AFTER_PAINT_DELAY = 50;

const nextEvent = (target: EventTarget, ...types: string[]) =>
  new Promise<unknown>((resolve) => {
    for (const type of types) target.addEventListener(type, resolve, { capture: true });
  });
const wait = (delay: number) => new Promise<unknown>((resolve) => setTimeout(resolve, delay));
/** Safari has no requestIdleCallback. */
const requestIdle = window.requestIdleCallback ?? ((resolve) => setTimeout(resolve, 200));
const idle = () => new Promise<unknown>((resolve) => requestIdle(resolve, { timeout: 2000 }));

async function nextPaint() {
  const painted = new Promise<unknown>((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true }),
  );
  await Promise.race([painted, wait(PAINT_TIMEOUT)]);
  await wait(AFTER_PAINT_DELAY);
}

async function firstScreenPainted() {
  if (document.readyState === 'loading') await nextEvent(document, 'DOMContentLoaded');
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[loading=eager]')];
  const decoded = Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await Promise.race([decoded, wait(PICTURE_TIMEOUT)]);
  await nextPaint();
  await idle();
}

const firstInteraction = nextEvent(window, 'pointerdown', 'keydown', 'focusin');
const isPrerendering = 'prerendering' in document && document.prerendering;
/** A prerendered page must not speak, move or count before the visitor sees it. */
const activated = isPrerendering && nextEvent(document, 'prerenderingchange').then(nextPaint);

let queue: Promise<unknown> = Promise.race([firstInteraction, firstScreenPainted()]);

const clientPainted: ClientDirective = async (load, _options, island) => {
  // Chromium exposes an element with React's listeners as a group, and Orca then reads it twice.
  island.role = 'none';
  await queue;
  const hydrate = await load();
  await activated;
  // One island per idle period: together they would block a press on a slow phone.
  const turn = queue.then(() => Promise.race([firstInteraction, idle()]));
  queue = turn.then(hydrate).catch(reportError);
};

export default clientPainted;
