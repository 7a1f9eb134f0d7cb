import { askedHost, askedPort, checkFree, PortError } from '../hosting/port.ts';
import { follow } from '../tools/follow.mjs';
import { startProgram } from '../tools/program.ts';
import { contentIsRight } from './check-content.ts';

/** The site as it is being written. PORT and HOST say where. */

try {
  const [port, host] = [askedPort(), askedHost()];
  await checkFree(port, host, 'npm run dev');
  const address = ['--port', String(port), '--host', host];
  process.exitCode = (await contentIsRight())
    ? await follow(startProgram('astro', ['dev', ...address, ...process.argv.slice(2)]))
    : 1;
} catch (error) {
  if (!(error instanceof PortError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
