import { useEffect, useEffectEvent, useState } from 'react';
import type { useToaster } from 'react-hot-toast/headless';

/** Pauses the toasts' timers while the mouse is over them or one has visible focus. */
export function useToastPause(handlers: ReturnType<typeof useToaster>['handlers']) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const setPaused = useEffectEvent((isPaused: boolean) => {
    if (isPaused) handlers.startPause();
    else handlers.endPause();
  });
  useEffect(() => setPaused(isHeld), [isHeld]);

  /** For a toast that is removed under the mouse or with focus: it fires no event. */
  const resume = () => {
    setHovered(false);
    setFocused(false);
  };
  return { setHovered, setFocused, resume };
}
