import { once } from 'node:events';
import { createServer } from 'node:net';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Reads HOST and PORT, and ends the command if the port is invalid or taken. */
export async function chooseAddress(command: string) {
  const host = process.env.HOST ?? 'localhost';
  const port = Number(process.env.PORT ?? 4321);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    fail(`PORT is “${process.env.PORT}”, which is not a port number.`);
  }
  const probe = createServer().listen({ port, host });
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    fail(`Port ${port} is taken: stop what uses it, or choose another with PORT=8080 ${command}.`);
  }
  probe.close();
  await once(probe, 'close');
  return { host, port };
}
