import { useEffect } from 'react';

/** The visitor's year, so that it is right on 1 January without a new build. */
export function useVisitorsYear(): void {
  useEffect(() => {
    for (const year of document.querySelectorAll('[data-year]')) {
      year.textContent = String(new Date().getFullYear());
    }
  }, []);
}
