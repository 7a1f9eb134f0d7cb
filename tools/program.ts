/** Programs among our packages: npm's links to them differ between systems. */
const FILES = {
  astro: 'astro/bin/astro.mjs',
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  vitest: 'vitest/vitest.mjs',
};

export type Program = keyof typeof FILES;

export const findProgramFile = (name: Program) => `node_modules/${FILES[name]}`;

/** Astro's telemetry is off whoever starts it. */
export const buildProgramEnv = (env: Record<string, string> = {}) => ({
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  ...env,
});
