import { type RefObject, useEffect } from 'react';

/** Marks the frames whose picture has come: until then the one beneath stays in sight. */
export function usePaintedFrames(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const watched = new AbortController();
    for (const image of strip.current?.querySelectorAll('img') ?? []) {
      const settle = () => image.closest('[data-frame]')?.setAttribute('data-painted', '');
      if (image.complete && image.naturalWidth > 0) settle();
      // A picture that never comes must not keep another's words beside the wrong scene.
      for (const event of ['load', 'error']) {
        image.addEventListener(event, settle, { signal: watched.signal });
      }
    }
    return () => watched.abort();
  }, [strip]);
}
