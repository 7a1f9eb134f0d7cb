import { once } from 'node:events';
import { createServer } from 'node:net';

/** Reads HOST and PORT, and ends the command if the port is invalid or taken. */
export async function chooseAddress(command: string) {
  const { HOST: host = 'localhost', PORT = '4321' } = process.env;
  const port = Number(PORT);
  const probe = createServer();
  try {
    await once(probe.listen({ port, host }), 'listening');
  } catch (error) {
    const reasons: Record<string, string> = {
      ERR_SOCKET_BAD_PORT: `PORT is “${PORT}”, which is not a port number.`,
      EADDRINUSE: `Port ${port} is taken: stop what uses it, or choose another with PORT=8080 ${command}.`,
    };
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    console.error(reason);
    process.exit(1);
  }
  probe.close();
  await once(probe, 'close');
  return { host, port };
}
