import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { chart } from '../bench/chart.ts';
import { FLOOR_PATH } from '../bench/floor.ts';
import { answerTimes } from '../bench/interaction.ts';
import { lighthouseVersion, measure, type Profile, type Reading } from '../bench/lighthouse.ts';
import { GOALS, median, missedGoals, noise, summarise, table } from '../bench/report.ts';
import { description } from '../hosting/engines.ts';
import { MAP_HOST } from '../src/site/links.ts';
import { launchChromium } from './browser.ts';

/** Every page beside the floor, in one run, as Lighthouse's two profiles see them. */

const PORT = 43_261;
const DEBUGGING_PORT = 43_262;
const RESULTS = 'bench/results';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    profiles: { type: 'string', default: 'mobile,desktop' },
    /** The built-in server as it is, without the encryption and HTTP/2 that every host adds. */
    http1: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds needs a whole number.');
const profiles = options.profiles.split(',') as Profile[];
const protocol = options.http1 ? 'http/1.1' : 'h2';
const origin = `${options.http1 ? 'http' : 'https'}://localhost:${PORT}`;

const server = spawn(process.execPath, ['bench/server.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT: String(PORT), PROTOCOL: protocol },
});
process.once('exit', () => server.kill());
await once(server.stdout, 'data');
const browser = await launchChromium({
  flags: [
    `--remote-debugging-port=${DEBUGGING_PORT}`,
    '--ignore-certificate-errors',
    `--host-resolver-rules=MAP ${new URL(MAP_HOST).host}:443 localhost:${PORT}`,
  ],
});

const pages = [FLOOR_PATH, ...Object.keys(description().pages)];
const readings = new Map<string, Reading[]>();
const key = (page: string, profile: string) => `${profile} ${page}`;
const started = Date.now();
const total = rounds * profiles.length * pages.length;
let done = 0;

// The first visit of a new browser is slower than any other.
await measure(origin + FLOOR_PATH, 'mobile', DEBUGGING_PORT, false);
for (let round = 0; round < rounds; round += 1) {
  // Whichever page comes first pays for the change of profile: never the same one.
  const order = [...pages.slice(round % pages.length), ...pages.slice(0, round % pages.length)];
  for (const profile of profiles) {
    for (const page of order) {
      const reading = await measure(origin + page, profile, DEBUGGING_PORT, round === 0);
      const name = key(page, profile);
      readings.set(name, [...(readings.get(name) ?? []), reading]);
      done += 1;
      const left = ((Date.now() - started) / done) * (total - done);
      process.stderr.write(
        `\r${done} of ${total}, ${Math.ceil(left / 1000)} s left: ${name}`.padEnd(60),
      );
    }
  }
}
process.stderr.write('\n');

const of = (page: string, profile: string) => readings.get(key(page, profile)) ?? [];
const rows = profiles.flatMap((profile) =>
  pages.map((page) => summarise(page, profile, of(page, profile), of(FLOOR_PATH, profile))),
);
const wandering = Object.fromEntries(
  profiles.map((profile) => [profile, noise(of(FLOOR_PATH, profile))]),
);

const answers: Record<string, number[]> = {};
for (let round = 0; round < rounds; round += 1) {
  for (const [name, time] of Object.entries(await answerTimes(browser, origin))) {
    answers[name] = [...(answers[name] ?? []), time];
  }
}
const interactions = Object.fromEntries(
  Object.entries(answers).map(([name, times]) => [
    name,
    { median: median(times), least: Math.min(...times), most: Math.max(...times) },
  ]),
);

const machine = {
  cores: cpus().length,
  processor: cpus()[0]?.model ?? 'unknown',
  memoryGigabytes: Math.round(totalmem() / 2 ** 30),
  node: process.versions.node,
  chromium: browser.version(),
  lighthouse: lighthouseVersion,
};
await browser.close();
server.kill();

for (const profile of profiles) {
  console.log(`\n${profile}, ${protocol}, medians of ${rounds}\n`);
  console.log(table(rows.filter((row) => row.profile === profile)));
  const { lcp, tbt } = wandering[profile] ?? noise([]);
  console.log(
    `\nNoise: the floor's own LCP went from ${lcp.least} to ${lcp.most} ms, its TBT from ${tbt.least} to ${tbt.most} ms.`,
  );
}
console.log('\nAnswers at a sixth of the speed, ms from press to paint: median, least to most');
for (const [name, time] of Object.entries(interactions)) {
  console.log(`${name.padEnd(10)}${time.median}, ${time.least} to ${time.most}`);
}

const missed = [
  ...rows.filter(({ page }) => page !== FLOOR_PATH).flatMap(missedGoals),
  ...Object.entries(interactions)
    .filter(([, time]) => time.median > GOALS.answer)
    .map(([name, time]) => `${name} answers after ${time.median} ms`),
];
console.log(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}` : '\nEvery goal is met.');

if (!options.http1) {
  const date = new Date().toISOString().slice(0, 10);
  const result = { date, rounds, protocol, machine, noise: wandering, interactions, missed, rows };
  writeFileSync(`${RESULTS}/latest.json`, `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync(`${RESULTS}/chart.svg`, chart(rows.filter(({ page }) => page !== FLOOR_PATH)));
  console.log(`\nWritten to ${RESULTS}.`);
}
process.exitCode = missed.length > 0 ? 1 : 0;
