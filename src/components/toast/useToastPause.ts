import { useEffect, useState } from 'react';

interface PauseHandlers {
  startPause: () => void;
  endPause: () => void;
}

/** Pauses the toasts' timers while the mouse is over them or one has visible focus. */
export function useToastPause({ startPause, endPause }: PauseHandlers) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  // Two effects: endPause changes with the pause itself, and must not start another.
  useEffect(() => {
    if (isHeld) startPause();
  }, [isHeld, startPause]);
  useEffect(() => {
    if (!isHeld) endPause();
  }, [isHeld, endPause]);

  /** For a toast that is removed under the mouse or with focus: it fires no event. */
  const resume = () => {
    setHovered(false);
    setFocused(false);
  };
  return { setHovered, setFocused, resume };
}
