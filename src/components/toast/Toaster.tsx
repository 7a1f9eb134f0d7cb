import { useEffect, useEffectEvent, useRef } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import type { Words } from '../../content/description.ts';
import styles from './Toaster.module.css';
import { ToastItem } from './ToastItem.tsx';
import { type EventWords, useEventToasts } from './useEventToasts.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import { useToastPause } from './useToastPause.ts';

export interface ToasterProps {
  words: EventWords & Pick<Words, 'notifications' | 'dismiss'>;
}

export function Toaster({ words }: ToasterProps) {
  const region = useRef<HTMLElement>(null);
  const { toasts, handlers } = useToaster();
  const { setHovered, setFocused, resume } = useToastPause(handlers);
  const { rememberPlace, restoreFocus } = useFocusReturn(region);
  useEventToasts(words);

  function dismiss(id?: string) {
    restoreFocus();
    resume();
    toast.dismiss(id);
  }

  const dismissAllOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismiss();
  });
  useEffect(() => {
    document.addEventListener('keydown', dismissAllOnEscape);
    return () => document.removeEventListener('keydown', dismissAllOnEscape);
  }, []);

  const items = toasts.filter(({ visible }) => visible);
  return (
    <section
      ref={region}
      // Without a name the section is no landmark, so that screen readers skip it while it is empty.
      aria-label={items.length > 0 ? words.notifications : undefined}
      className={styles.toaster}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        rememberPlace(event);
        // A click leaves focus behind too; only focus with a visible ring holds.
        if (event.target.matches(':focus-visible')) setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      <div aria-live="polite">
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <ToastItem
                key={item.id}
                type={item.type}
                dismissLabel={words.dismiss}
                onDismiss={() => dismiss(item.id)}
              >
                {resolveValue(item.message, item)}
              </ToastItem>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
