import { useEffect, useEffectEvent, useRef } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import type { Words } from '../../content/description.ts';
import { isFocusVisible } from '../isFocusVisible.ts';
import styles from './Toaster.module.css';
import { ToastItem } from './ToastItem.tsx';
import { useConnectionToasts } from './useConnectionToasts.ts';
import { useCopyToasts } from './useCopyToasts.ts';
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
}

export function Toaster({ words }: ToasterProps) {
  const region = useRef<HTMLElement>(null);
  const { toasts, handlers } = useToaster();
  const { hold, letGo, goOn } = useHolders(handlers);
  const { hasFocus, remember, leaveToast, leaveAll } = useFocusReturn(region);
  useConnectionToasts(words);
  useCopyToasts(words.copyRefused);

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
      // Without a name the section is no landmark, so that screen readers skip it while it is empty.
      aria-label={items.length > 0 ? words.notifications : undefined}
      className={styles.toaster}
      onPointerEnter={() => hold('mouse')}
      onPointerLeave={() => letGo('mouse')}
      onFocus={(event) => {
        remember(event);
        // A click leaves focus behind too; only focus with a visible ring holds.
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
