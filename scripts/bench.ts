import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chart } from '../bench/chart.ts';
import { FLOOR_PATH } from '../bench/floor.ts';
import type { Profile } from '../bench/lighthouse.ts';
import { GOALS, missedGoals, noise, table } from '../bench/report.ts';
import { runBench } from '../bench/run.ts';

/** Measures every page beside a bare one, and writes down what came of it. Needs a build. */

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

const result = await runBench({ rounds, profiles, protocol });
const { rows, interactions } = result;

for (const profile of profiles) {
  console.log(`\n${profile}, ${protocol}, medians of ${rounds}\n`);
  console.log(table(rows.filter((row) => row.profile === profile)));
  const { lcp, tbt } = result.noise[profile] ?? noise([]);
  console.log(
    `\nNoise: the floor's own LCP went from ${lcp.least} to ${lcp.most} ms, its TBT from ${tbt.least} to ${tbt.most} ms.`,
  );
}
console.log('\nAnswers at a sixth of the speed, ms from press to paint: median, least to most');
for (const [name, time] of Object.entries(interactions)) {
  console.log(`${name.padEnd(10)}${time.median}, ${time.least} to ${time.most}`);
}

const ours = rows.filter(({ page }) => page !== FLOOR_PATH);
const missed = [
  ...ours.flatMap(missedGoals),
  ...Object.entries(interactions)
    .filter(([, time]) => time.median > GOALS.answer)
    .map(([name, time]) => `${name} answers after ${time.median} ms`),
];
console.log(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}` : '\nEvery goal is met.');

if (!options.http1) {
  const date = new Date().toISOString().slice(0, 10);
  const latest = { date, rounds, protocol, missed, ...result };
  writeFileSync(`${RESULTS}/latest.json`, `${JSON.stringify(latest, null, 2)}\n`);
  writeFileSync(`${RESULTS}/chart.svg`, chart(ours));
  console.log(`\nWritten to ${RESULTS}.`);
}
process.exitCode = missed.length > 0 ? 1 : 0;
