import { askedHost, askedPort, portIsTaken } from '../hosting/port.ts';
import { startServer } from '../hosting/server.ts';

/**
 * Serves the built site until told to stop; told again, it stops at once. PORT and HOST say where.
 */

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

/** Ctrl+C under npm arrives twice, from the terminal and from npm: that is one wish. */
const SAME_WISH = 500;

let askedAt: number | undefined;

function onSignal() {
  if (askedAt === undefined) {
    askedAt = performance.now();
    stop().then(() => process.exit(0));
  } else if (performance.now() - askedAt > SAME_WISH) {
    process.exit(1);
  }
}

process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
