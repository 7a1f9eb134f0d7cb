/** A table wider than its frame scrolls, so the frame takes focus; one that fits needs no tab stop. */
export function makeWideTablesFocusable(): void {
  const resized = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const frame = target.closest<HTMLElement>('[data-scrolls]');
      if (frame) frame.tabIndex = frame.scrollWidth > frame.clientWidth ? 0 : -1;
    }
  });
  // The frame changes with the window, the table with the text size.
  for (const box of document.querySelectorAll('[data-scrolls], [data-scrolls] > table')) {
    resized.observe(box);
  }
}
