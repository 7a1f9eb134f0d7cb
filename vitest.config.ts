import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
          setupFiles: ['tests/unit-setup.ts'],
        },
      },
      {
        test: { name: 'browsers', include: ['**/*.browsers.ts'], exclude: ['**/node_modules/**'] },
      },
      {
        test: {
          name: 'swap',
          include: ['tests/*.swap.ts', 'tests/{found,valid}.http.ts'],
        },
      },
      { test: { name: 'http', include: ['**/*.http.ts'], exclude: ['**/node_modules/**'] } },
    ],
  },
});
