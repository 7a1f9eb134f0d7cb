import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Words } from '../../content/description.ts';

/** One notice for both: coming back takes the place of having been lost. */
const ID = 'connection';

export function useConnectionToasts({
  connectionLost,
  connectionBack,
}: Pick<Words, 'connectionLost' | 'connectionBack'>): void {
  useEffect(() => {
    const lost = () => toast.error(connectionLost, { id: ID });
    const back = () => toast.success(connectionBack, { id: ID });
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, [connectionLost, connectionBack]);
}
