import type { CopyEvent } from '../components/copy/copyEvents.ts';

/** Matches the duration of the toast that says the same. */
const CHECK_MARK_DURATION = 2000;

const report = (type: CopyEvent, detail = '') => dispatchEvent(new CustomEvent(type, { detail }));

async function copy(button: HTMLElement) {
  const { copy: value = '', copied } = button.dataset;
  try {
    await navigator.clipboard.writeText(value);
    button.dataset.done = '';
    setTimeout(() => delete button.dataset.done, CHECK_MARK_DURATION);
    report('site:copied', copied);
  } catch {
    report('site:copyrefused', value);
  }
}

/** Copy buttons are plain HTML on every page: one listener serves them all. */
export function handleCopyButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
    if (button) copy(button);
  });
}
