import { env } from 'node:process';
import { askedHost, askedPort, checkFree, PortError } from '../hosting/port.ts';
import { contentIsRight } from './check-content.ts';

/** The site as it is being written. PORT and HOST say where. */

try {
  const server = { port: askedPort(), host: askedHost() };
  await checkFree(server.port, server.host, 'npm run dev');
  if (await contentIsRight()) {
    env.ASTRO_TELEMETRY_DISABLED = '1';
    // In this process, which has read the content's description already.
    const { dev } = await import('astro');
    await dev({ server });
  } else process.exitCode = 1;
} catch (error) {
  if (!(error instanceof PortError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
