import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { BUILD, readDescription } from '../hosting/build.ts';
import { launchChromium } from '../tools/chromium.ts';
import { measureAnswer, PRESSES } from './answers.ts';
import { BARE_PAGE, BARE_PAIR } from './barePage.ts';
import { runLighthouse } from './lighthouse.ts';
import { measurePassage } from './passages.ts';

/**
 * Measures the built site, and in turns with it the one that is built in another checkout:
 * `--beside FOLDER`.
 */

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
const parts = options.only.split(',');
const pages = options.pages?.split(',') ?? Object.keys(readDescription().pages);

const builds = [
  { name: 'now', folder: BUILD, port: 24_261 },
  ...(options.beside ? [{ name: 'beside', folder: options.beside, port: 24_263 }] : []),
];
for (const { folder, port } of builds) {
  const server = spawn(process.execPath, ['bench/server.ts', String(port)], {
    env: { ...process.env, BUILD: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => server.kill());
  await once(server.stdout, 'data');
}

const browser = await launchChromium({
  flags: [`--remote-debugging-port=${DEBUGGING_PORT}`, '--ignore-certificate-errors'],
});

type Measurement<Value> = [name: string, measure: () => Promise<Value>];

/** The same measurements of each build. `origin` is encrypted, `delayed` is not: see server.ts. */
const ofEachBuild = <Value>(
  list: (origin: string, delayed: string) => Measurement<Value>[],
): Measurement<Value>[] =>
  builds.flatMap(({ name: build, port }) =>
    list(`https://localhost:${port}`, `http://localhost:${port + 1}`).map(
      ([name, measure]): Measurement<Value> => [`${name} (${build})`, measure],
    ),
  );

/** Measures everything once per round, so that a slow minute slows all alike. */
async function takeTurns<Value>(what: string, measurements: Measurement<Value>[]) {
  const values = measurements.map(([name]): [string, Value[]] => [name, []]);
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    for (const [index, [name, measure]] of measurements.entries()) {
      process.stderr.write(`\r${what}: round ${round} of ${options.rounds}, ${name}`.padEnd(70));
      values[index]?.[1].push(await measure());
    }
  }
  process.stderr.write(`\r${''.padEnd(70)}\r`);
  return values;
}

const median = (values: number[]) =>
  Math.round(values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN);
const summarize = (values: number[]) =>
  `${median(values)}, ${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;

if (parts.includes('pages')) {
  const visit = (url: string) => () => runLighthouse(url, DEBUGGING_PORT);
  const visitBare = visit(`https://localhost:${builds[0]?.port}${BARE_PAGE}`);
  // The first visit of all is slower.
  await visitBare();
  const readings = await takeTurns('Lighthouse', [
    ['bare page', visitBare],
    ...ofEachBuild((origin) => pages.map((path) => [path, visit(origin + path)])),
  ]);
  const floor = median(readings[0]?.[1].map(({ lcp }) => lcp) ?? []);
  const rows = readings.map(([page, all]) => ({
    page,
    'LCP, ms': summarize(all.map(({ lcp }) => lcp)),
    '× bare': (median(all.map(({ lcp }) => lcp)) / floor).toFixed(2),
    'TBT, ms': summarize(all.map(({ tbt }) => tbt)),
    CLS: Math.max(...all.map(({ cls }) => cls)),
    'HTML, bytes': median(all.map(({ htmlBytes }) => htmlBytes)),
    'lowest score': Math.min(...all.flatMap(({ scores }) => scores)),
  }));
  console.table(rows);
}

const printSummary = (what: string, values: [string, number[]][]) =>
  console.table(values.map(([name, all]) => ({ [what]: name, 'ms, from–to': summarize(all) })));

if (parts.includes('answers')) {
  const presses = ofEachBuild((origin) =>
    PRESSES.map((press) => [press.name, () => measureAnswer(browser, origin, press)]),
  );
  const what = 'from press to paint, a sixth of the speed';
  printSummary(what, await takeTurns('answers', presses));
}
await browser.close();

if (parts.includes('passages')) {
  const passages = ofEachBuild((_, delayed) => [
    ['bare page to bare page', () => measurePassage(delayed, BARE_PAIR)],
    ['/ to /services', () => measurePassage(delayed, ['/', '/services'])],
  ]);
  const what = 'from press to largest paint, link looked at for 1.5 s';
  printSummary(what, await takeTurns('page to page', passages));
}
process.exit();
