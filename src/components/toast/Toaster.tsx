import { useEffect, useEffectEvent, useRef } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import type { Words } from '../../content/description.ts';
import { keepForOffline } from '../../offline/register.ts';
import { useCopyButtons } from '../copy/useCopyButtons.ts';
import { isFocusVisible } from '../isFocusVisible.ts';
import { useTableStops } from '../useTableStops.ts';
import { useVisitorsYear } from '../useVisitorsYear.ts';
import { withStaticFallback } from '../withStaticFallback.tsx';
import styles from './Toaster.module.css';
import { ToastItem } from './ToastItem.tsx';
import { useConnectionToasts } from './useConnectionToasts.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import { useHolders } from './useHolders.ts';

export interface ToasterProps {
  words: Pick<
    Words,
    | 'notifications'
    | 'dismiss'
    | 'copyRefused'
    | 'connectionLost'
    | 'connectionBack'
    | 'connectionKept'
  >;
  worksOffline?: boolean;
}

/**
 * Speaks when something happened that the page does not show. It is in every page, and so serves
 * what else needs a script in all of them.
 */
function Toasts({ words, worksOffline = false }: ToasterProps) {
  const region = useRef<HTMLElement>(null);
  const { toasts, handlers } = useToaster();
  const { hold, letGo, goOn } = useHolders(region, handlers);
  const { hasFocus, remember, leaveToast, leaveAll } = useFocusReturn(region);
  useCopyButtons(words.copyRefused);
  useConnectionToasts(words);
  useVisitorsYear();
  useTableStops();
  useEffect(() => {
    if (worksOffline && import.meta.env.PROD) keepForOffline();
  }, [worksOffline]);

  const dismissAll = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    leaveAll();
    toast.dismiss();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => dismissAll(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const items = toasts.filter(({ visible }) => visible);
  return (
    <section
      ref={region}
      // Without a name it is no landmark, and nobody is led to an empty place.
      aria-label={items.length > 0 ? words.notifications : undefined}
      className={styles.toaster}
      onFocus={(event) => {
        remember(event);
        // A mouse leaves focus behind that nobody sees; only focus that the visitor can see holds.
        if (isFocusVisible(event.target)) hold('focus');
      }}
      onBlur={() => letGo('focus')}
    >
      <div aria-live="polite" aria-relevant="additions">
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <ToastItem
                key={item.id}
                type={item.type}
                dismissLabel={words.dismiss}
                onDismiss={() => {
                  leaveToast();
                  if (!hasFocus()) goOn();
                  toast.dismiss(item.id);
                }}
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

export const Toaster = withStaticFallback(Toasts, 'body > astro-island > section');
