import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';
import { readDescription } from '../hosting/build.ts';
import { MAP_HOST } from '../src/metadata/maps.ts';
import { launchChromium } from '../tools/chromium.ts';
import { FLOOR_PATH } from './floor.ts';
import { answerTimes } from './interaction.ts';
import { lighthouseVersion, measure, type Profile, type Reading } from './lighthouse.ts';
import { median, noise, type Row, summarize } from './report.ts';

/** Every page beside the floor, in one run, as Lighthouse's two profiles see them. */

const PORT = 24_261;
const DEBUGGING_PORT = 24_262;

export interface BenchOptions {
  rounds: number;
  profiles: Profile[];
  protocol: 'h2' | 'http/1.1';
}

export interface BenchResult {
  machine: Record<string, string | number>;
  noise: Record<string, ReturnType<typeof noise>>;
  interactions: Record<string, { median: number; least: number; most: number }>;
  rows: Row[];
}

export async function runBench({ rounds, profiles, protocol }: BenchOptions): Promise<BenchResult> {
  const origin = `${protocol === 'h2' ? 'https' : 'http'}://localhost:${PORT}`;
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
  const pages = [FLOOR_PATH, ...Object.keys(readDescription().pages)];
  const readings = await visitInTurns(origin, pages, profiles, rounds);
  const interactions = await pressInTurns(browser, origin, rounds);
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

  const of = (page: string, profile: string) => readings.get(key(page, profile)) ?? [];
  return {
    machine,
    interactions,
    noise: Object.fromEntries(profiles.map((profile) => [profile, noise(of(FLOOR_PATH, profile))])),
    rows: profiles.flatMap((profile) =>
      pages.map((page) => summarize(page, profile, of(page, profile), of(FLOOR_PATH, profile))),
    ),
  };
}

const key = (page: string, profile: string) => `${profile} ${page}`;

async function visitInTurns(origin: string, pages: string[], profiles: Profile[], rounds: number) {
  const readings = new Map<string, Reading[]>();
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
  return readings;
}

async function pressInTurns(browser: Browser, origin: string, rounds: number) {
  const answers: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, time] of Object.entries(await answerTimes(browser, origin))) {
      answers[name] = [...(answers[name] ?? []), time];
    }
  }
  return Object.fromEntries(
    Object.entries(answers).map(([name, times]) => [
      name,
      { median: median(times), least: Math.min(...times), most: Math.max(...times) },
    ]),
  );
}
