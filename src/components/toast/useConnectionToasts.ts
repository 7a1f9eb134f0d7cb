import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Words } from '../../content/description.ts';
import { whenKept } from '../../offline/mark.ts';

/** One id, so that the online toast replaces the offline one. */
const CONNECTION_TOAST_ID = 'connection';

export function useConnectionToasts({
  connectionLost,
  connectionBack,
  connectionKept,
}: Pick<Words, 'connectionLost' | 'connectionBack' | 'connectionKept'>): void {
  useEffect(() => {
    const time = whenKept();
    if (time) toast.error(connectionKept.replace('{time}', time), { id: CONNECTION_TOAST_ID });
    const onOffline = () => toast.error(connectionLost, { id: CONNECTION_TOAST_ID });
    const onOnline = () => toast.success(connectionBack, { id: CONNECTION_TOAST_ID });
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, [connectionLost, connectionBack, connectionKept]);
}
