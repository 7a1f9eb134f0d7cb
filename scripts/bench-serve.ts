import { execFileSync } from 'node:child_process';
import { canRunNginx, description, startEmbedded, startNginx } from '../hosting/engines.ts';
import { ensurePackages } from './install.ts';

/** How many requests a second the built-in server answers, beside nginx over the same files. */

const SECONDS = 5;
const ROUNDS = 3;
const PATH = '/';
const GOAL = 0.25;

interface Load {
  rate: number;
  failed: number;
}

function load(origin: string, connections: number): Load {
  const size = ['-t1', `-c${connections}`, `-d${SECONDS}s`, '--timeout', '10s'];
  const header = ['-H', 'Accept-Encoding: br', '-H', `Host: ${description().domain}`];
  const output = execFileSync('wrk', [...size, ...header, origin + PATH], { encoding: 'utf8' });
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/
    .exec(output)
    ?.slice(1)
    .reduce((sum, count) => sum + Number(count), 0);
  return {
    rate: number(/Requests\/sec:\s+([\d.]+)/),
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + (socketErrors ?? 0),
  };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

if (!ensurePackages(['wrk'], '/usr/bin/wrk') || !canRunNginx()) {
  console.error('This needs wrk and nginx with libnginx-mod-http-brotli-static: install them.');
  process.exit(1);
}

const engines = { embedded: await startEmbedded(), nginx: await startNginx({ tls: false }) };
console.log(
  `${PATH} as brotli, ${ROUNDS} rounds of ${SECONDS} s each, medians, requests a second\n`,
);
console.log('connections  embedded     nginx  ratio  failed  spread');
let isGood = true;
for (const connections of [1, 50, 500]) {
  const embedded: Load[] = [];
  const nginx: Load[] = [];
  // In turn, so that whatever else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round += 1) {
    embedded.push(load(engines.embedded.origin, connections));
    nginx.push(load(engines.nginx.origin, connections));
  }
  const ours = median(embedded.map(({ rate }) => rate));
  const theirs = median(nginx.map(({ rate }) => rate));
  const failed = [...embedded, ...nginx].reduce((sum, one) => sum + one.failed, 0);
  const ratios = embedded.map(({ rate }, round) => rate / (nginx[round]?.rate ?? 1));
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  const cells = [
    String(connections).padStart(11),
    ours.toFixed(0).padStart(9),
    theirs.toFixed(0).padStart(9),
    (ours / theirs).toFixed(2).padStart(6),
    String(failed).padStart(7),
    ` ${spread}`,
  ];
  console.log(cells.join(' '));
  isGood &&= failed === 0 && ours / theirs >= GOAL;
}
await Promise.all(Object.values(engines).map(({ stop }) => stop()));
console.log(isGood ? `\nAt least ${GOAL} of nginx, and nothing failed.` : '\nThe goal is missed.');
process.exitCode = isGood ? 0 : 1;
