interface Line {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** What tells the worker that nobody has asked for the page yet. */
export const AHEAD = 'ahead';

/** As long as it takes to know that a mouse has not just come by. */
const STAY = 65;

/** Whoever pays for each byte, or waits for it, gets none that may not be needed. */
function isFrugal(): boolean {
  const { saveData, effectiveType = '' } = (navigator as Line).connection ?? {};
  return saveData || /[23]g/.test(effectiveType);
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** The page, which the worker holds from now on, and the picture that it begins with. */
function makeReady(url: string) {
  const request = new XMLHttpRequest();
  request.open('GET', url);
  request.setRequestHeader(AHEAD, '');
  request.responseType = 'document';
  request.onload = () => {
    const picture = request.responseXML?.querySelector('[loading=eager]')?.closest('picture');
    // As part of this page it is chosen and fetched, though it stands nowhere.
    if (picture) document.adoptNode(picture);
  };
  request.send();
}

function ask({ target, type }: Event) {
  clearTimeout(waiting);
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([href*="."])');
  if (!navigator.serviceWorker?.controller || !link || link.pathname === location.pathname) return;
  waiting = setTimeout(() => makeReady(link.href), type === 'pointerover' ? STAY : 0);
}

/**
 * Firefox and Safari know no rules for pages that a visitor is about to ask for: there the worker
 * is told of them, and has the answer when the visitor asks.
 */
export function fetchAhead(): void {
  if (isFrugal()) document.querySelector('[type=speculationrules]')?.remove();
  else if (!HTMLScriptElement.supports?.('speculationrules')) {
    for (const type of ['pointerover', 'pointerdown', 'focusin']) addEventListener(type, ask);
  }
}
