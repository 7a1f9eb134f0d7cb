import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Words } from '../../content/description.ts';
import { whenKept } from '../../offline/mark.ts';

/** One notice for all: coming back takes the place of having been lost. */
const ID = 'connection';

export function useConnectionToasts({
  connectionLost,
  connectionBack,
  connectionKept,
}: Pick<Words, 'connectionLost' | 'connectionBack' | 'connectionKept'>): void {
  useEffect(() => {
    const time = whenKept();
    if (time) toast.error(connectionKept.replace('{time}', time), { id: ID });
    const lost = () => toast.error(connectionLost, { id: ID });
    const back = () => toast.success(connectionBack, { id: ID });
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, [connectionLost, connectionBack, connectionKept]);
}
