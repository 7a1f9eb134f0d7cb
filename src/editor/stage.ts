import { READY, type Shown } from './message.ts';

/** Shows the real page in an `<iframe>`, at phone or desktop width. */

const STYLE = `
  :root { color-scheme: light dark }
  body { margin: 0; background: Canvas; color: CanvasText }
  .stage { display: grid; grid-template: auto auto 1fr / 100%; block-size: 100vh; overflow: hidden;
    font: 1rem sans-serif }
  .stage select { min-block-size: 2.75rem; margin: 0.5rem; padding: 0 0.9rem; font: inherit }
  .stage [role=status] { max-block-size: 30vh; overflow: auto; padding: 0 0.75rem }
  .stage iframe { border: 0; block-size: 100%; transform-origin: 0 0 }
`;

const LAYOUT = `
  <section aria-label="How the page is shown">
    <select aria-label="Width">
      <option value="1366">Desktop</option>
      <option value="820">Tablet</option>
      <option value="390">Phone</option>
    </select>
  </section>
  <section role="status"></section>
  <iframe title="The page as visitors will see it" src="${location.origin}/admin/preview"></iframe>
`;

const stages = new WeakMap<Element, (shown: Shown) => void>();

export function showOn(host: HTMLElement, shown: Shown) {
  const show = stages.get(host) ?? build(host);
  stages.set(host, show);
  show(shown);
}

function build(host: HTMLElement) {
  const page = host.ownerDocument;
  // Sveltia omits `<html lang>` when there is only one locale.
  page.documentElement.lang = document.documentElement.lang;
  page.head.appendChild(page.createElement('style')).textContent = STYLE;
  host.className = 'stage';
  host.innerHTML = LAYOUT;
  const find = <Found extends Element>(selector: string) => host.querySelector(selector) as Found;
  const width = find<HTMLSelectElement>('[aria-label=Width]');
  const status = find('[role=status]');
  const frame = find<HTMLIFrameElement>('iframe');

  const scale = () => {
    const wanted = Number(width.value);
    const ratio = Math.min(1, (host.clientWidth || wanted) / wanted);
    frame.style.inlineSize = `${wanted}px`;
    frame.style.blockSize = `${100 / ratio}%`;
    frame.style.transform = `scale(${ratio})`;
  };
  width.addEventListener('change', scale);
  new ResizeObserver(scale).observe(host);

  let latest: Shown | undefined;
  let isReady = false;
  const send = () => {
    if (isReady && latest) frame.contentWindow?.postMessage(latest, location.origin);
  };

  let told = '';
  const tell = (mistakes: string[]) => {
    if (told === mistakes.join()) return;
    told = mistakes.join();
    const lines = mistakes.map((textContent) =>
      Object.assign(page.createElement('p'), { textContent }),
    );
    status.replaceChildren(...lines);
  };

  page.defaultView?.addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data !== READY) return tell(data);
    isReady = true;
    send();
  });

  return (shown: Shown) => {
    latest = shown;
    send();
  };
}
