import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chart } from '../bench/chart.ts';
import { FLOOR_PATH } from '../bench/floor.ts';
import { measureGrowth } from '../bench/growth.ts';
import { GROWTH_HEAD, growthLine } from '../bench/growthReport.ts';
import type { Profile } from '../bench/lighthouse.ts';
import { GOALS, missedGoals, noise, table } from '../bench/report.ts';
import { PARTS, runBench } from '../bench/run.ts';
import { PACE } from '../bench/slowdown.ts';

/** Measures every page beside a bare one, and writes down what came of it. Needs a build. */

const RESULTS = 'bench/results';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    profiles: { type: 'string', default: 'mobile,desktop' },
    /** The built-in server as it is, without the encryption and HTTP/2 that every host adds. */
    http1: { type: 'boolean', default: false },
    /** Some of: pages, answers, passages, visits, and growth, which takes long. */
    only: { type: 'string', default: PARTS.join() },
    /** Sites of so many pages and pictures. */
    growth: { type: 'string', default: '10x20,100x20,300x20,1000x20,300x200' },
    beside: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds needs a whole number.');
const profiles = options.profiles.split(',') as Profile[];
const protocol = options.http1 ? 'http/1.1' : 'h2';

const only = options.only.split(',');
const parts = PARTS.filter((part) => only.includes(part));

if (only.includes('growth')) {
  console.log(GROWTH_HEAD);
  for (const size of options.growth.split(',')) {
    const [pages = 0, pictures = 0] = size.split('x').map(Number);
    console.log(growthLine(await measureGrowth({ pages, pictures })));
  }
  if (parts.length === 0) process.exit();
}

const { beside } = options;
const result = await runBench({ rounds, profiles, protocol, parts, beside });
const { rows, interactions } = result;

for (const profile of parts.includes('pages') ? profiles : []) {
  console.log(`\n${profile}, ${protocol}, medians of ${rounds}\n`);
  console.log(table(rows.filter((row) => row.profile === profile)));
  const { lcp, tbt, pace } = result.noise[profile] ?? noise([]);
  console.log(
    `\nNoise: the floor's own LCP went from ${lcp.least} to ${lcp.most} ms, its TBT from ${tbt.least} to ${tbt.most} ms; the machine's benchmark index from ${pace.least} to ${pace.most}, where Lighthouse expects 1000 or more.`,
  );
}
console.log(
  `\nAnswers at a sixth of the speed${PACE === 1 ? '' : `, times ${PACE}`}, ms from press to paint: median, least to most`,
);
for (const [name, time] of Object.entries(interactions)) {
  console.log(`${name.padEnd(15)}${time.median}, ${time.least} to ${time.most}`);
}

console.log(
  '\nPage to page on a slow phone line, ms from press to largest paint: median, least to most',
);
for (const { name, browser, isLookedAt, median, least, most } of result.passages) {
  const way = isLookedAt ? 'looked at first' : 'pressed at once';
  console.log(
    `${browser.padEnd(10)}${way.padEnd(17)}${name.padEnd(8)}${median}, ${least} to ${most}`,
  );
}

console.log('\nVisits on the same line, ms to largest paint: median, least to most');
for (const { name, browser, median, least, most } of result.visits) {
  console.log(`${browser.padEnd(10)}${name.padEnd(25)}${median}, ${least} to ${most}`);
}

/** Every later visit is as fast as the first. */
const firstVisit = (browser: string) =>
  result.visits.find((visit) => visit.browser === browser && visit.name === 'ours, first')?.median;

const ours = rows.filter(({ page }) => page.startsWith('/') && page !== FLOOR_PATH);
const missed = [
  ...ours.flatMap(missedGoals),
  ...Object.entries(interactions)
    .filter(([, time]) => time.median > GOALS.answer)
    .map(([name, time]) => `${name} answers after ${time.median} ms`),
  ...result.passages
    .filter(({ name, isLookedAt }) => name === 'ours' && isLookedAt)
    .filter(({ browser, median }) => median > GOALS.passage[browser])
    .map(({ browser, median }) => `${browser} shows the next page after ${median} ms`),
  ...result.visits
    .filter(({ name }) => name.startsWith('ours'))
    .filter(({ browser, median }) => median > (firstVisit(browser) ?? 0))
    .map(({ browser, name, median }) => `${browser}, ${name}: ${median} ms`),
];
console.log(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}` : '\nEvery goal is met.');

if (!options.http1 && PACE === 1 && parts.length === PARTS.length) {
  const date = new Date().toISOString().slice(0, 10);
  const latest = { date, rounds, protocol, missed, ...result };
  writeFileSync(`${RESULTS}/latest.json`, `${JSON.stringify(latest, null, 2)}\n`);
  writeFileSync(`${RESULTS}/chart.svg`, chart(ours));
  console.log(`\nWritten to ${RESULTS}.`);
}
process.exitCode = missed.length > 0 ? 1 : 0;
