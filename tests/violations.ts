import type { Page } from '@playwright/test';

declare global {
  interface Window {
    violations: string[];
  }
}

/** Notes what the content policy refuses. */
export const watchViolations = (page: Page) =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.violations.push(`${violatedDirective}: ${blockedURI}`);
    });
  });

export const violations = (page: Page) => page.evaluate(() => window.violations);
