import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readDescription, SITE_FOLDER } from '../hosting/build.ts';
import { responder } from '../hosting/respond.ts';
import { loadSite } from '../hosting/store.ts';
import { makeCertificate } from '../tools/certificate.ts';
import { ensureTool, importFile } from '../tools/install.ts';

/** Mozilla's observatory over the built site's headers, on this machine. Needs a build. */

const HTTP_PORT = 24_240;
const HTTPS_PORT = 24_241;
const GOAL = 130;

interface Finding {
  constructor: { name: string };
  result: string;
  pass: boolean;
}

const folder = process.env.AUDIT_FOLDER;
if (folder) await audit(folder);
else runTrusting();

/** A certificate of our own is trusted only by a process that is started with it. */
function runTrusting() {
  const made = mkdtempSync(join(tmpdir(), 'site-audit-'));
  const { certificate } = makeCertificate(made, 'localhost');
  const { status } = spawnSync(process.execPath, [process.argv[1] ?? ''], {
    stdio: 'inherit',
    env: { ...process.env, AUDIT_FOLDER: made, NODE_EXTRA_CA_CERTS: certificate },
  });
  rmSync(made, { recursive: true });
  process.exitCode = status ?? 1;
}

async function audit(certificateFolder: string) {
  const tool = ensureTool('observatory');
  if (!tool) throw new Error('Mozilla’s observatory could not be installed.');
  writeEmptyPreloadList(tool);
  const from = (file: string) => importFile(join(tool, 'src', file));
  const { retrieve } = await from('retriever/retriever.js');
  const { ALL_TESTS } = await from('constants.js');
  const { getGradeForScore, getScoreDescription, getScoreModifier } =
    await from('grader/grader.js');

  const servers = startServers(certificateFolder);
  // Its HTML parser writes out every style that is newer than it is.
  console.error = () => {};
  const answers = await retrieve('localhost', { httpPort: HTTP_PORT, httpsPort: HTTPS_PORT });
  for (const server of servers) server.close();

  const findings: Finding[] = ALL_TESTS.map((run: (given: unknown) => Finding) => run(answers));
  let total = 100;
  for (const { constructor: kind, result, pass } of findings) {
    const points: number = getScoreModifier(result);
    total += points;
    const shown = `${points >= 0 ? '+' : ''}${points}`.padStart(4);
    console.log(
      `${pass ? '✓' : '✗'} ${shown}  ${kind.name}: ${plain(getScoreDescription(result))}`,
    );
  }
  const { grade, score } = getGradeForScore(total);
  console.log(`\n${grade}, ${score} of at least ${GOAL}`);
  process.exitCode = score >= GOAL && findings.every(({ pass }) => pass) ? 0 : 1;
}

function plain(html: string) {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The list of sites known to every browser, which the tool would fetch. Ours is not on it. */
function writeEmptyPreloadList(tool: string) {
  const file = join(tool, 'conf/hsts-preload.json');
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '{}');
}

function startServers(certificateFolder: string) {
  const site = readDescription();
  const key = readFileSync(join(certificateFolder, 'key.pem'));
  const cert = readFileSync(join(certificateFolder, 'certificate.pem'));
  const secure = createHttpsServer({ key, cert }, responder(loadSite(SITE_FOLDER, site), site));
  const plainServer = createHttpServer((_request, response) => {
    response.writeHead(308, { Location: `https://localhost:${HTTPS_PORT}/` });
    response.end();
  });
  return [plainServer.listen(HTTP_PORT), secure.listen(HTTPS_PORT)];
}
