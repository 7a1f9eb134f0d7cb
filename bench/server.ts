import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readDescription, SITE_FOLDER } from '../hosting/build.ts';
import { createResponder, loadSite } from '../hosting/server.ts';
import { makeCertificate } from '../tools/certificate.ts';
import { renderBarePages } from './barePage.ts';

/**
 * Serves a built site with the bare pages beside it: `BUILD=FOLDER node bench/server.ts PORT`. On
 * PORT with HTTP/2 and encryption, as hosts do; on the next port without, and with a delay.
 */

/** In milliseconds, before each answer. */
const DELAY = 150;

const port = Number(process.argv[2]);
const site = readDescription();
const files = new Map([...loadSite(SITE_FOLDER, site), ...(await renderBarePages())]);
const respond = createResponder(files, site);

function readCertificate() {
  const secrets = mkdtempSync(join(tmpdir(), 'bench-'));
  const { certificate, certificateKey } = makeCertificate(secrets, 'localhost');
  const options = { cert: readFileSync(certificate), key: readFileSync(certificateKey) };
  rmSync(secrets, { recursive: true });
  return options;
}

// `createResponder` makes what uses only what HTTP/2's compatibility API has too.
const listener = respond as unknown as Parameters<typeof createSecureServer>[1];
const delayed: RequestListener = async (request, response) => {
  await wait(DELAY);
  respond(request, response);
};
createServer(delayed).listen(port + 1, 'localhost');
createSecureServer({ ...readCertificate(), allowHTTP1: true }, listener).listen(
  port,
  'localhost',
  () => process.stdout.write('ready\n'),
);
