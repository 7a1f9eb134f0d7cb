import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { fill } from '../../content/fill.ts';

export function useCopyToasts(copyRefused: string): void {
  useEffect(() => {
    const onCopied = ({ detail }: CustomEvent<string>) => toast.success(detail);
    const onRefused = ({ detail }: CustomEvent<string>) =>
      toast.error(fill(copyRefused, { value: detail }));
    window.addEventListener('site:copied', onCopied);
    window.addEventListener('site:copyrefused', onRefused);
    // CopyButton.module.css shows the buttons now: without the toaster a press would say nothing.
    document.documentElement.dataset.copies = '';
    return () => {
      delete document.documentElement.dataset.copies;
      window.removeEventListener('site:copied', onCopied);
      window.removeEventListener('site:copyrefused', onRefused);
    };
  }, [copyRefused]);
}
