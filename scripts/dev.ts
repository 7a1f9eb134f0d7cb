import { env } from 'node:process';
import { chooseAddress } from './address.ts';
import { checkContent } from './check-content.ts';

/** The site as it is being written. PORT and HOST say where. */

const server = await chooseAddress('npm run dev');
if (await checkContent()) {
  env.ASTRO_TELEMETRY_DISABLED = '1';
  // Same process: loading the content's description again would take a second.
  const { dev } = await import('astro');
  await dev({ server });
} else process.exitCode = 1;
