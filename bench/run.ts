import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';
import { readDescription } from '../hosting/build.ts';
import { MAP_HOST } from '../src/metadata/maps.ts';
import { launchChromium } from '../tools/chromium.ts';
import { canRunWebkit } from '../tools/webkit.ts';
import { loadBeside } from './besideSite.ts';
import { FLOOR_PAIR, FLOOR_PATH } from './floor.ts';
import { answerTimes } from './interaction.ts';
import { lighthouseVersion, measure, type Profile, type Reading } from './lighthouse.ts';
import { type Journey, type Passage, passInTurns } from './pageToPage.ts';
import { median, noise, type Row, summarize } from './report.ts';
import { PACE } from './slowdown.ts';
import type { BrowserName } from './visitor.ts';
import { type Visit, type Visited, visitsInTurns } from './visits.ts';

/** Every page beside the floor, in one run, as Lighthouse's two profiles see them. */

const PORT = 24_261;
const DEBUGGING_PORT = 24_262;
const BESIDE_PORT = 24_263;
const PLAIN_PORT = 24_264;
const PLAIN_BESIDE_PORT = 24_265;
/** Enough to know another site by. */
const MOST_BESIDE = 6;

export const PARTS = ['pages', 'answers', 'passages', 'visits'] as const;
export type Part = (typeof PARTS)[number];

export interface BenchOptions {
  rounds: number;
  profiles: Profile[];
  protocol: 'h2' | 'http/1.1';
  parts: Part[];
  /** The folder of another built site, to be measured in the same turns. */
  beside?: string | undefined;
}

export interface BenchResult {
  machine: Record<string, string | number>;
  noise: Record<string, ReturnType<typeof noise>>;
  interactions: Record<string, Spread>;
  /** From one page to the next on a slow line. */
  passages: (Omit<Passage, 'times'> & Spread)[];
  /** The first one, the second, and those on a network that hangs, on the same line. */
  visits: (Omit<Visit, 'times'> & Spread)[];
  rows: Row[];
}

interface Spread {
  median: number;
  least: number;
  most: number;
}

const spread = (times: number[]): Spread => ({
  median: median(times),
  least: Math.min(...times),
  most: Math.max(...times),
});

async function startServer(port: number, env: Record<string, string>) {
  const server = spawn(process.execPath, ['bench/server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), ...env },
  });
  process.once('exit', () => server.kill());
  await once(server.stdout, 'data');
  return server;
}

/** Home to Services, as most visitors go; of another site, to wherever its last link leads. */
const journeys = (beside: string | undefined): Journey[] => [
  { name: 'floor', port: PLAIN_PORT, from: FLOOR_PAIR[0], to: FLOOR_PAIR[1] },
  { name: 'ours', port: PLAIN_PORT, from: '/', to: '/services' },
  ...(beside ? [{ name: 'beside', port: PLAIN_BESIDE_PORT, from: '/' }] : []),
];

const visited = (beside: string | undefined): Visited[] => [
  { name: 'floor', port: PLAIN_PORT, path: FLOOR_PATH },
  { name: 'ours', port: PLAIN_PORT, path: '/', next: '/services' },
  ...(beside ? [{ name: 'beside', port: PLAIN_BESIDE_PORT, path: '/' }] : []),
];

const summed = <Timed extends { times: number[] }>(all: Timed[]) =>
  all
    .filter(({ times }) => times.length > 0)
    .map(({ times, ...one }) => ({ ...one, ...spread(times) }));

/** Without encryption, which a slow line would have to be told of: browsers trust this machine. */
async function measureOnSlowLine(
  beside: string | undefined,
  rounds: { passages: number; visits: number },
) {
  const plain = { PROTOCOL: 'http/1.1' };
  const servers = [
    await startServer(PLAIN_PORT, plain),
    ...(beside ? [await startServer(PLAIN_BESIDE_PORT, { ...plain, BESIDE: beside })] : []),
  ];
  const browsers: BrowserName[] = [
    'chromium',
    'firefox',
    ...(canRunWebkit() ? ['webkit' as const] : []),
  ];
  const passages = await passInTurns(journeys(beside), browsers, rounds.passages);
  const visits = await visitsInTurns(visited(beside), browsers, rounds.visits);
  for (const server of servers) server.kill();
  return { passages: summed(passages), visits: summed(visits) };
}

export async function runBench(options: BenchOptions): Promise<BenchResult> {
  const { rounds, profiles, protocol, parts, beside } = options;
  const roundsOf = (part: Part) => (parts.includes(part) ? rounds : 0);
  const scheme = protocol === 'h2' ? 'https' : 'http';
  const servers = [await startServer(PORT, { PROTOCOL: protocol })];
  if (beside) servers.push(await startServer(BESIDE_PORT, { PROTOCOL: protocol, BESIDE: beside }));
  const origin = `${scheme}://localhost:${PORT}`;
  const browser = await launchChromium({
    isWindowless: true,
    flags: [
      `--remote-debugging-port=${DEBUGGING_PORT}`,
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP ${new URL(MAP_HOST).host}:443 localhost:${PORT}`,
    ],
  });
  const others = beside ? loadBeside(beside).documents.slice(0, MOST_BESIDE) : [];
  const addresses = new Map([
    ...[FLOOR_PATH, ...Object.keys(readDescription().pages)].map(
      (page) => [page, origin + page] as const,
    ),
    ...others.map(
      (page) => [`beside ${page}`, `${scheme}://localhost:${BESIDE_PORT}${page}`] as const,
    ),
  ]);
  const pages = [...addresses.keys()];
  const readings = await visitInTurns(addresses, profiles, roundsOf('pages'));
  const interactions = await pressInTurns(browser, origin, roundsOf('answers'));
  const machine = {
    cores: cpus().length,
    pace: PACE,
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    chromium: browser.version(),
    lighthouse: lighthouseVersion,
  };
  await browser.close();
  for (const server of servers) server.kill();
  const { passages, visits } = await measureOnSlowLine(beside, {
    passages: roundsOf('passages'),
    visits: roundsOf('visits'),
  });

  const of = (page: string, profile: string) => readings.get(key(page, profile)) ?? [];
  return {
    machine,
    interactions,
    passages,
    visits,
    noise: Object.fromEntries(profiles.map((profile) => [profile, noise(of(FLOOR_PATH, profile))])),
    rows: profiles.flatMap((profile) =>
      pages
        .filter((page) => of(page, profile).length > 0)
        .map((page) => summarize(page, profile, of(page, profile), of(FLOOR_PATH, profile))),
    ),
  };
}

const key = (page: string, profile: string) => `${profile} ${page}`;

async function visitInTurns(addresses: Map<string, string>, profiles: Profile[], rounds: number) {
  const pages = [...addresses.keys()];
  const readings = new Map<string, Reading[]>();
  const started = Date.now();
  const total = rounds * profiles.length * pages.length;
  let done = 0;
  if (rounds === 0) return readings;
  // The first visit of a new browser is slower than any other.
  await measure(addresses.get(FLOOR_PATH) ?? '', 'mobile', DEBUGGING_PORT, false);
  for (let round = 0; round < rounds; round += 1) {
    // Whichever page comes first pays for the change of profile: never the same one.
    const order = [...pages.slice(round % pages.length), ...pages.slice(0, round % pages.length)];
    for (const profile of profiles) {
      for (const page of order) {
        const address = addresses.get(page) ?? '';
        const reading = await measure(address, profile, DEBUGGING_PORT, round === 0);
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
  return readings;
}

async function pressInTurns(browser: Browser, origin: string, rounds: number) {
  const answers: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, time] of Object.entries(await answerTimes(browser, origin))) {
      answers[name] = [...(answers[name] ?? []), time];
    }
  }
  return Object.fromEntries(Object.entries(answers).map(([name, times]) => [name, spread(times)]));
}
