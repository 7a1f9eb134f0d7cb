/**
 * Shows a street map over our drawing once it has come. A frame cannot tell whether it failed, and
 * browsers cover it with a sign of their own then; only its server can be asked.
 */
export function revealLoadedMaps(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-map]')) {
    frame.addEventListener('load', async () => {
      // A readable document is still the placeholder: the map's is cross-origin.
      if (frame.contentDocument) return;
      try {
        await fetch(frame.dataset.map ?? '', { method: 'HEAD', mode: 'no-cors' });
        frame.dataset.shown = '';
      } catch {
        // Without the network, or blocked: the drawing stays.
      }
    });
  }
}
