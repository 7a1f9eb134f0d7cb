/** Does something once what has changed is on the screen. Returns how to take that back. */
export function afterPaint(act: () => void) {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
