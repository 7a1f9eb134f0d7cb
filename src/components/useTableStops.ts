import { useEffect } from 'react';

/** A table that fits is no stop for the keyboard: there is nothing to scroll. */
export function useTableStops(): void {
  useEffect(() => {
    // The frame changes with the window, the table with the letters.
    const boxes = document.querySelectorAll('[data-scrolls], [data-scrolls] > table');
    if (boxes.length === 0) return undefined;
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const frame = target.closest<HTMLElement>('[data-scrolls]');
        if (frame) frame.tabIndex = frame.scrollWidth > frame.clientWidth ? 0 : -1;
      }
    });
    for (const box of boxes) observer.observe(box);
    return () => observer.disconnect();
  }, []);
}
