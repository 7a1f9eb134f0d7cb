import { useEffect, useState } from 'react';
import { EMPTY, forget, isSame, keep, recall } from './draft.ts';
import type { ContactMessage } from './validate.ts';

/**
 * The message that was handed to a mail program. Some browsers show that program, or that there is
 * none, in place of the page: then the message is still here when the visitor comes back.
 */
export function useSentMessage() {
  const [sent, setSent] = useState<ContactMessage | null>(null);

  useEffect(() => {
    const left = recall('contact-sent');
    if (!isSame(left, EMPTY)) setSent(left);
  }, []);

  useEffect(() => {
    forget('contact-sent');
    if (!sent) return undefined;
    const keepSent = () => keep('contact-sent', sent);
    window.addEventListener('pagehide', keepSent);
    return () => window.removeEventListener('pagehide', keepSent);
  }, [sent]);

  return [sent, setSent] as const;
}
