import type { Scheme } from '../styles/palette.ts';
import { type Judged, READY, type Shown } from './message.ts';
import { mistakesList } from './mistakesList.ts';

/** The real page beside the fields: in a frame of its own, as wide as a phone or as a desk. */

const WIDTHS = { Phone: 390, Tablet: 820, Desktop: 1366 };
/** No form has room beside it. */
const NARROW = 480;
const SCHEMES: Record<string, Scheme> = { Light: 'light', Dark: 'dark' };

type Width = keyof typeof WIDTHS;

const STYLE = `
  :root { color-scheme: light dark }
  body { margin: 0; background: Canvas; color: CanvasText }
  .stage { display: grid; grid-template: auto auto 1fr / 100%; block-size: 100vh; overflow: hidden;
    font: 1rem sans-serif }
  .stage > div { display: flex; gap: 0.5rem; padding: 0.5rem; flex-wrap: wrap; align-items: center }
  .stage p { margin: 0 0.5rem }
  .stage button { min-block-size: 2.75rem; padding: 0 0.9rem; border: 1px solid #767676;
    border-radius: 6px; background: Canvas; color: CanvasText; font: inherit }
  .stage button[aria-pressed=true] { background: CanvasText; color: Canvas }
  .stage details { max-block-size: 30vh; overflow: auto; padding: 0 0.75rem 0.5rem }
  .stage summary { padding-block: 0.5rem; font-weight: 700 }
  .stage ul { margin: 0; padding-inline-start: 1.3em }
  .stage iframe { border: 0; block-size: 100%; transform-origin: 0 0 }
`;

const stages = new WeakMap<Element, (shown: Omit<Shown, 'scheme'>) => void>();

let judged: (Judged & { host: HTMLElement }) | undefined;

/** Nobody has measured what is not shown. */
export const tooSmallPictures = (file: string) =>
  judged?.host.isConnected && judged.file === file ? judged.tooSmall : [];

/** Shows the content in the host, which the editor draws anew with every key. */
export function showOn(host: HTMLElement, shown: Omit<Shown, 'scheme'>) {
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
  const bar = make('div', host);
  const tell = mistakesList(host);
  const frame = make('iframe', host);
  frame.title = 'The page as visitors will see it';
  frame.src = new URL('/admin/preview', location.href).href;

  let latest: Omit<Shown, 'scheme'> | undefined;
  let scheme: Scheme = 'light';
  let isReady = false;
  const send = () => {
    if (isReady && latest) frame.contentWindow?.postMessage({ ...latest, scheme }, location.origin);
  };
  page.defaultView?.addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data === READY) {
      isReady = true;
      send();
    } else {
      judged = { host, ...(data as Judged) };
      tell(judged.mistakes);
    }
  });

  const choice = (names: string[], chosen: string, choose: (name: string) => void) => {
    const buttons = names.map((name) => {
      const button = make('button', bar);
      button.type = 'button';
      button.textContent = name;
      button.addEventListener('click', () => press(name));
      return button;
    });
    const press = (name: string) => {
      for (const button of buttons) {
        button.setAttribute('aria-pressed', String(button.textContent === name));
      }
      choose(name);
    };
    press(chosen);
  };

  const scaleTo = (width: number) => {
    const room = host.clientWidth || width;
    const scale = Math.min(1, room / width);
    frame.style.inlineSize = `${width}px`;
    frame.style.blockSize = `${100 / scale}%`;
    frame.style.transform = `scale(${scale})`;
  };
  // On a phone the page is first shown as on that phone.
  const own = (page.defaultView?.innerWidth ?? 0) < NARROW ? 'Phone' : 'Desktop';
  let width: number = WIDTHS[own];
  choice(Object.keys(WIDTHS), own, (name) => {
    width = WIDTHS[name as Width];
    scaleTo(width);
  });
  new ResizeObserver(() => scaleTo(width)).observe(host);
  choice(Object.keys(SCHEMES), 'Light', (name) => {
    scheme = SCHEMES[name] ?? 'light';
    send();
  });

  const published = document.querySelector<HTMLMetaElement>('meta[name=published]')?.content;
  if (published) {
    const when = { dateStyle: 'medium', timeStyle: 'short' } as const;
    const told = new Date(published).toLocaleString('en-US', when);
    make('p', bar).textContent = `Site last published: ${told}`;
  }

  return (shown: Omit<Shown, 'scheme'>) => {
    latest = shown;
    send();
  };
}
