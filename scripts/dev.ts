import { env } from 'node:process';
import { chooseAddress } from './address.ts';
import { contentIsRight } from './check-content.ts';

/** The site as it is being written. PORT and HOST say where. */

const server = await chooseAddress('npm run dev');
if (await contentIsRight()) {
  env.ASTRO_TELEMETRY_DISABLED = '1';
  // In this process, which has read the content's description already.
  const { dev } = await import('astro');
  await dev({ server });
} else process.exitCode = 1;
