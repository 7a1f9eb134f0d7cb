import { askedHost, askedPort, portIsTaken } from '../hosting/port.ts';
import { startServer } from '../hosting/server.ts';

/** Serves the built site until told to stop. PORT and HOST say where. */

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

async function start() {
  const port = askedPort();
  return startServer({ port, host: askedHost() }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? portIsTaken(port, 'npm start') : error;
  });
}

const { origin, stop } = await start().catch((error: Error) => fail(error.message));
console.log(`Serving the site on ${origin}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await stop();
    process.exit(0);
  });
}
