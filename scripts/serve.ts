import { existsSync } from 'node:fs';
import { DESCRIPTION_FILE, SITE_FOLDER } from '../hosting/build.ts';
import { startServer } from '../hosting/server.ts';

/**
 * Serves the built site until told to stop; told again, it stops at once. PORT and HOST say where.
 */

const port = Number(process.env.PORT ?? 4321);
const host = process.env.HOST ?? 'localhost';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!existsSync(DESCRIPTION_FILE) || !existsSync(SITE_FOLDER)) {
  fail('There is no built site yet: run `npm run build` first.');
}
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT is “${process.env.PORT}”, which is not a port number.`);
}

const { origin, stop } = await startServer({ port, host }).catch((error: NodeJS.ErrnoException) =>
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken: stop what uses it, or choose another with PORT=8080 npm start.`
      : error.message,
  ),
);
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
