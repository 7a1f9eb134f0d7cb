/** The editor forbids to enlarge the page with two fingers. Who needs it larger may do so. */
const LIMIT = /,\s*(maximum-scale=[\d.]+|user-scalable=\w+)/g;

new MutationObserver(() => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=viewport]')) {
    const unlimited = meta.content.replace(LIMIT, '');
    if (unlimited !== meta.content) meta.content = unlimited;
  }
}).observe(document.head, { childList: true });
