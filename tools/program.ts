import { spawn } from 'node:child_process';

/** Programs among our packages. */
const FILES = {
  astro: 'astro/bin/astro.mjs',
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  vitest: 'vitest/vitest.mjs',
};

export type Program = keyof typeof FILES;

export const programFile = (name: Program) => `node_modules/${FILES[name]}`;

/** Astro's telemetry is off whoever starts it. */
export const programEnv = (env: Record<string, string> = {}) => ({
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  ...env,
});

/** Starts the package's own file: npm's links to it differ between systems. */
export const startProgram = (name: Program, args: string[]) =>
  spawn(process.execPath, [programFile(name), ...args], { stdio: 'inherit', env: programEnv() });
