/** A table that fits is no stop for the keyboard: there is nothing to scroll. */
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const frame = target.closest<HTMLElement>('[data-scrolls]');
    if (frame) frame.tabIndex = frame.scrollWidth > frame.clientWidth ? 0 : -1;
  }
});

// The frame changes with the window, the table with the letters.
for (const box of document.querySelectorAll('[data-scrolls], [data-scrolls] > table')) {
  observer.observe(box);
}
