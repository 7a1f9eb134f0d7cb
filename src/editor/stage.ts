import type { Scheme } from '../styles/palette.ts';
import { READY, type Shown } from './message.ts';

/** The real page beside the fields: in a frame of its own, as wide as a phone or as a desk. */

const WIDTHS: Record<string, number> = { Desktop: 1366, Tablet: 820, Phone: 390 };
/** No form has room beside it. */
const NARROW = 480;
const SCHEMES: Record<string, Scheme> = { Light: 'light', Dark: 'dark' };

const STYLE = `
  :root { color-scheme: light dark }
  body { margin: 0; background: Canvas; color: CanvasText }
  .stage { display: grid; grid-template: auto auto 1fr / 100%; block-size: 100vh; overflow: hidden;
    font: 1rem sans-serif }
  .stage [aria-label] { display: flex; gap: 0.5rem; padding: 0.5rem }
  .stage select { min-block-size: 2.75rem; padding: 0 0.9rem; font: inherit }
  .stage ul { max-block-size: 30vh; overflow: auto; margin: 0.5rem; padding-inline-start: 1.3em }
  .stage iframe { border: 0; block-size: 100%; transform-origin: 0 0 }
`;

type Content = Omit<Shown, 'scheme'>;

const stages = new WeakMap<Element, (shown: Content) => void>();

/** Shows the content in the host, which the editor draws anew with every key. */
export function showOn(host: HTMLElement, shown: Content) {
  const show = stages.get(host) ?? build(host);
  stages.set(host, show);
  show(shown);
}

function build(host: HTMLElement) {
  const page = host.ownerDocument;
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, into: Element) =>
    into.appendChild(page.createElement(name));
  // The editor names no language where it has but one.
  page.documentElement.lang = document.documentElement.lang;
  make('style', page.head).textContent = STYLE;
  host.className = 'stage';
  const bar = make('section', host);
  bar.setAttribute('aria-label', 'How the page is shown');
  const status = make('section', host);
  status.setAttribute('role', 'status');
  const frame = make('iframe', host);
  frame.title = 'The page as visitors will see it';
  frame.src = new URL('/admin/preview', location.href).href;

  const choice = (label: string, names: string[], onChoice: () => void) => {
    const select = make('select', bar);
    select.setAttribute('aria-label', label);
    for (const name of names) make('option', select).textContent = name;
    select.addEventListener('change', onChoice);
    return select;
  };
  const width = choice('Width', Object.keys(WIDTHS), () => scale());
  // On a phone the page is first shown as on that phone.
  if (innerWidth < NARROW) width.value = 'Phone';
  const scheme = choice('Colors', Object.keys(SCHEMES), () => send());

  const scale = () => {
    const wanted = WIDTHS[width.value] ?? host.clientWidth;
    const ratio = Math.min(1, (host.clientWidth || wanted) / wanted);
    frame.style.inlineSize = `${wanted}px`;
    frame.style.blockSize = `${100 / ratio}%`;
    frame.style.transform = `scale(${ratio})`;
  };
  new ResizeObserver(scale).observe(host);

  let latest: Content | undefined;
  let isReady = false;
  const send = () => {
    const shown = latest && { ...latest, scheme: SCHEMES[scheme.value] };
    if (isReady && shown) frame.contentWindow?.postMessage(shown, location.origin);
  };

  let told = '';
  /** What the build would refuse is said above the page, and read aloud when it changes. */
  const tell = (mistakes: string[]) => {
    if (told === mistakes.join('\n')) return;
    told = mistakes.join('\n');
    status.replaceChildren();
    if (mistakes.length === 0) return;
    const list = make('ul', status);
    for (const mistake of mistakes) make('li', list).textContent = mistake;
  };

  page.defaultView?.addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data === READY) {
      isReady = true;
      send();
    } else {
      tell(data as string[]);
    }
  });

  return (shown: Content) => {
    latest = shown;
    send();
  };
}
