import { once } from 'node:events';
import { createServer } from 'node:net';

/** Where a server of ours listens: PORT and HOST say it, and one line says what is wrong with them. */

export class PortError extends Error {}

export const askedHost = () => process.env.HOST ?? 'localhost';

export function askedPort(): number {
  const port = Number(process.env.PORT ?? 4321);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new PortError(`PORT is “${process.env.PORT}”, which is not a port number.`);
}

export const portIsTaken = (port: number, command: string) =>
  new PortError(
    `Port ${port} is taken: stop what uses it, or choose another with PORT=8080 ${command}.`,
  );

/** For a server that would silently take the next free port. */
export async function checkFree(port: number, host: string, command: string) {
  const probe = createServer().listen({ port, host });
  try {
    await once(probe, 'listening');
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw isTaken ? portIsTaken(port, command) : error;
  }
  probe.close();
  await once(probe, 'close');
}
