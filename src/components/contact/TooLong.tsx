import { createPortal } from 'react-dom';
import type { ContactContent } from '../../content/description.ts';
import { useHydrated } from '../useHydrated.ts';
import { CopyMessage } from './CopyMessage.tsx';
import { NOTICE_ID } from './formElement.ts';

export interface TooLongProps {
  isTooLong: boolean;
  content: ContactContent['form'];
  /** The message as it is when it is copied. */
  read: () => string;
}

/** Stands in the form, below the message. What is said has its place before, or nobody hears it. */
export function TooLong({ isTooLong, content, read }: TooLongProps) {
  const place = useHydrated() && document.getElementById(NOTICE_ID);
  if (!place) return null;
  return createPortal(
    <div data-full={isTooLong ? '' : undefined}>
      <p aria-live="polite">{isTooLong && content.tooLong}</p>
      {isTooLong && <CopyMessage look="quiet" content={content.rescue} read={read} />}
    </div>,
    place,
  );
}
