/**
 * Stands at the beginning of the notice, and so is done before anything of it is painted: it goes
 * outside its days, and where the visitor has dismissed it. In the words of browsers of ten years.
 */
export const NOTICE_SCRIPT = `
((notice, data, storage) => {
  try { storage = localStorage; } catch (denied) {}
  const now = Date.now();
  notice.hidden = now < data.from || now >= data.until || storage.notice === data.id;
  notice.addEventListener('click', ({ target }) => {
    if (!target.closest('button')) return;
    notice.hidden = true;
    document.querySelector('header a').focus();
    try { storage.notice = data.id; } catch (denied) {}
  });
})(document.currentScript.closest('section'), document.currentScript.dataset, {})`.replace(
  /\s*\n\s*/g,
  '',
);
