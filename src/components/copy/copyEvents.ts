/** Dispatched on the window by src/browser/copyButtons.ts; the toaster shows what happened. */
declare global {
  interface WindowEventMap {
    /** `detail`: what the toast says. */
    'site:copied': CustomEvent<string>;
    /** `detail`: the text that could not be copied. */
    'site:copyrefused': CustomEvent<string>;
  }
}

// Types alone: a value imported here would keep Astro from inlining the page's script.
export type CopyEvent = 'site:copied' | 'site:copyrefused';
