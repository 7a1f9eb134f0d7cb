import { useEffect } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { keepForOffline } from '../../offline/register.ts';
import type { Words } from '../../site/schema.ts';
import { useCopyButtons } from '../copy/useCopyButtons.ts';
import { unbreakable } from '../unbreakable.tsx';
import styles from './Toaster.module.css';
import { ToastItem } from './ToastItem.tsx';
import { useConnectionToasts } from './useConnectionToasts.ts';

export interface ToasterProps {
  words: Pick<
    Words,
    'notifications' | 'dismiss' | 'copyRefused' | 'connectionLost' | 'connectionBack'
  >;
  worksOffline?: boolean;
}

/** Speaks when something happened that the page does not show. */
function Toasts({ words, worksOffline = false }: ToasterProps) {
  const { toasts, handlers } = useToaster();
  useCopyButtons(words.copyRefused);
  useConnectionToasts(words);
  useEffect(() => {
    if (worksOffline && import.meta.env.PROD) keepForOffline();
  }, [worksOffline]);

  useEffect(() => {
    const dismissAll = (event: KeyboardEvent) => {
      if (event.key === 'Escape') toast.dismiss();
    };
    document.addEventListener('keydown', dismissAll);
    return () => document.removeEventListener('keydown', dismissAll);
  }, []);

  return (
    <section
      aria-label={words.notifications}
      className={styles.toaster}
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <ul aria-live="polite" aria-relevant="additions">
        {toasts
          .filter(({ visible }) => visible)
          .map((item) => (
            <ToastItem
              key={item.id}
              type={item.type}
              dismissLabel={words.dismiss}
              onDismiss={() => {
                handlers.endPause();
                toast.dismiss(item.id);
              }}
            >
              {resolveValue(item.message, item)}
            </ToastItem>
          ))}
      </ul>
    </section>
  );
}

export const Toaster = unbreakable(Toasts, 'body > astro-island > section');
