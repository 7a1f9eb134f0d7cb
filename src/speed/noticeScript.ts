import { inlineScript } from './inlineScript.ts';

/**
 * Stands at the beginning of the notice, and so is done before anything of it is painted: it goes
 * outside its days, and where the visitor has dismissed it, if only since this page was made
 * ready or left. In the words of browsers of ten years.
 */
export const NOTICE_SCRIPT = inlineScript(`
((notice, data, storage) => {
  try { storage = localStorage; } catch (denied) {}
  const look = () => {
    const now = Date.now();
    notice.hidden = now < data.from || now >= data.until || storage.notice === data.id;
  };
  look();
  addEventListener('pageshow', look);
  document.addEventListener('prerenderingchange', look);
  notice.addEventListener('click', ({ target }) => {
    if (!target.closest('button')) return;
    notice.hidden = true;
    document.querySelector('header a').focus();
    try { storage.notice = data.id; } catch (denied) { storage = { notice: data.id }; }
  });
})(document.currentScript.closest('section'), document.currentScript.dataset, {})`);
