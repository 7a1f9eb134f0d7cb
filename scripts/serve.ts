import { startServer } from '../hosting/server.ts';
import { chooseAddress } from './address.ts';

/** Serves the built site until told to stop. PORT and HOST say where. */

// Exit with code 0: npm reports a command that ends by a signal as failed.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());

try {
  const { origin } = await startServer(await chooseAddress('npm start'));
  console.log(`Serving the site on ${origin}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
