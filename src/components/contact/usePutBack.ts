import { type RefObject, useState } from 'react';
import { EMPTY, isSame, readForm } from './draft.ts';
import type { ContactMessage } from './validate.ts';

/**
 * Puts a sent message back into the form. What was being written there meanwhile is not lost:
 * pressing again exchanges the two.
 */
export function usePutBack(
  form: RefObject<HTMLFormElement | null>,
  sent: ContactMessage | null,
  show: (message: ContactMessage) => void,
) {
  const [displaced, setDisplaced] = useState<ContactMessage | null>(null);

  function putBack() {
    if (!form.current || !sent) return;
    const written = readForm(form.current);
    if (displaced) {
      show(displaced);
      setDisplaced(null);
      return;
    }
    show(sent);
    setDisplaced(isSame(written, EMPTY) || isSame(written, sent) ? null : written);
  }

  return { putBack, canUndo: displaced !== null, forgetDisplaced: () => setDisplaced(null) };
}
