import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDescription, SITE_FOLDER } from '../hosting/build.ts';
import { responder } from '../hosting/respond.ts';
import { loadSite } from '../hosting/store.ts';
import { makeCertificate } from '../tools/certificate.ts';
import { loadBeside } from './besideSite.ts';
import { floorFiles } from './floor.ts';

/** The site's own server over the built site, or another one, and the floor beside it. */

function load(beside: string | undefined) {
  if (beside) return loadBeside(beside);
  const site = readDescription();
  return { site, files: loadSite(SITE_FOLDER, site) };
}

const { site, files } = load(process.env.BESIDE);
for (const [path, file] of await floorFiles(site.headers)) files.set(path, file);
const respond = responder(files, site);

function serve() {
  if (process.env.PROTOCOL === 'http/1.1') return createServer(respond);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const { certificate, certificateKey } = makeCertificate(folder, 'localhost');
  const secrets = { cert: readFileSync(certificate), key: readFileSync(certificateKey) };
  rmSync(folder, { recursive: true });
  // Node's newer protocol answers through the same methods as its older one.
  return createSecureServer({ ...secrets, allowHTTP1: true }, (request, response) =>
    respond(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  );
}

serve().listen(Number(process.env.PORT), 'localhost', () => process.stdout.write('ready\n'));
