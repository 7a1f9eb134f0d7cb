import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { measureAnswer, PRESSES } from '../bench/answers.ts';
import { BARE_PAGE, BARE_PAIR } from '../bench/barePage.ts';
import { type Reading, runLighthouse } from '../bench/lighthouse.ts';
import { measurePassage } from '../bench/passages.ts';
import { readDescription, SITE_FOLDER } from '../hosting/build.ts';
import { launchChromium } from '../tools/chromium.ts';

/** Measures the built site, and another build of it with `--beside FOLDER`, in turns. */

const DEBUGGING_PORT = 24_260;
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Some of: pages, answers, passages. */
    only: { type: 'string', default: 'pages,answers,passages' },
    pages: { type: 'string' },
    beside: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds needs a whole number.');
const parts = options.only.split(',');
const pages = options.pages?.split(',') ?? Object.keys(readDescription().pages);

const builds = [
  { name: 'now', folder: SITE_FOLDER, port: 24_261 },
  ...(options.beside ? [{ name: 'beside', folder: options.beside, port: 24_263 }] : []),
];
type Build = (typeof builds)[number];

const servers = builds.flatMap(({ folder, port }) => [
  { folder, port, delay: 0 },
  { folder, port: port + 1, delay: 150 },
]);
for (const { folder, port, delay } of servers) {
  const args = ['bench/server.ts', folder, String(port), String(delay)];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => server.kill());
  await once(server.stdout, 'data');
}

const browser = await launchChromium({
  flags: [`--remote-debugging-port=${DEBUGGING_PORT}`, '--ignore-certificate-errors'],
});

const median = (values: number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  const [below = 0, above = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.round((below + above) / 2);
};
const summarize = (values: number[]) =>
  `${median(values)}, ${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;

/** Measures all items once per round, so that a slow minute slows them alike. */
async function takeTurns<Item, Value>(
  what: string,
  items: Map<string, Item>,
  measure: (item: Item) => Promise<Value>,
): Promise<Map<string, Value[]>> {
  const values = new Map<string, Value[]>();
  const total = rounds * items.size;
  let done = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, item] of items) {
      process.stderr.write(`\r${what}: ${done} of ${total}, ${name}`.padEnd(70));
      values.set(name, [...(values.get(name) ?? []), await measure(item)]);
      done += 1;
    }
  }
  process.stderr.write(`\r${''.padEnd(70)}\r`);
  return values;
}

const forEachBuild = <Item>(items: (build: Build) => [string, Item][]) =>
  new Map(
    builds.flatMap((build) =>
      items(build).map(([name, item]) => [`${name} (${build.name})`, item]),
    ),
  );

const origin = ({ port }: Build) => `https://localhost:${port}`;
const delayedOrigin = ({ port }: Build) => `http://localhost:${port + 1}`;

if (parts.includes('pages')) {
  const bare = `${origin(builds[0] as Build)}${BARE_PAGE}`;
  const addresses = new Map([
    ['bare page', bare],
    ...forEachBuild((build) => pages.map((path) => [path, origin(build) + path])),
  ]);
  await runLighthouse(bare, DEBUGGING_PORT);
  const readings = await takeTurns('Lighthouse', addresses, (url) =>
    runLighthouse(url, DEBUGGING_PORT),
  );
  const column = (all: Reading[], name: keyof Omit<Reading, 'scores'>) =>
    all.map((reading) => reading[name]);
  const floor = median(column(readings.get('bare page') ?? [], 'lcp'));
  console.log('\n| page | LCP, ms | × bare | TBT, ms | CLS | HTML, KB | scripts, KB | scores |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const [name, all] of readings) {
    const kilobytes = (part: 'htmlBytes' | 'scriptBytes') =>
      (median(column(all, part)) / 1000).toFixed(1);
    const cells = [
      name,
      summarize(column(all, 'lcp')),
      (median(column(all, 'lcp')) / floor).toFixed(2),
      summarize(column(all, 'tbt')),
      Math.max(...column(all, 'cls')).toFixed(4),
      kilobytes('htmlBytes'),
      kilobytes('scriptBytes'),
      [0, 1, 2, 3].map((n) => Math.min(...all.map(({ scores }) => scores[n] ?? 0))).join(' '),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function print(title: string, values: Map<string, number[]>) {
  console.log(`\n| ${title} | median, least to most |\n|---|---|`);
  for (const [name, all] of values) console.log(`| ${name} | ${summarize(all)} |`);
}

if (parts.includes('answers')) {
  const presses = forEachBuild((build) =>
    PRESSES.map((press) => [press.name, { press, origin: origin(build) }]),
  );
  print(
    'from press to paint, a sixth of the speed, ms',
    await takeTurns('answers', presses, ({ press, origin }) =>
      measureAnswer(browser, origin, press),
    ),
  );
}
await browser.close();

if (parts.includes('passages')) {
  const pairs: [string, readonly [string, string]][] = [
    ['bare page to bare page', BARE_PAIR],
    ['/ to /services', ['/', '/services']],
  ];
  const passages = forEachBuild((build) =>
    pairs.map(([name, pair]) => [name, { origin: delayedOrigin(build), pair }]),
  );
  print(
    'from press to largest paint, Chromium, link looked at for 1.5 s, ms',
    await takeTurns('page to page', passages, ({ origin, pair }) => measurePassage(origin, pair)),
  );
}
process.exit();
