import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { ensureChromium, findChromium } from '../tools/chromium.ts';
import { installRequirements, type PackageName, type ToolName } from '../tools/install.ts';
import { buildProgramEnv, findProgramFile, type Program } from '../tools/program.ts';
import { type Counts, createCounts } from './progress.ts';

/**
 * Runs the checks, in stages: `npm test` those of every change, `npm run test:full` all others,
 * `npm test -- unit http` or `npm run test:full -- faults` the stages of these names.
 * With `--no-install` what lacks a program is skipped; with `-u` snapshots are rewritten.
 */

interface Stage {
  program: Program;
  args: string[];
  env?: Record<string, string>;
  /** The stages that build the sites which this one looks at. */
  sites?: ('build' | 'other')[];
  needsChromium?: boolean;
  packages?: PackageName[];
  tools?: ToolName[];
}

const astro = (...args: string[]): Stage => ({ program: 'astro', args });

const vitest = (project: string): Stage => ({
  program: 'vitest',
  args: ['run', `--project=${project}`, '--reporter=dot', '--reporter=./scripts/progress.ts'],
});

const playwright = (project: string): Stage => ({
  program: 'playwright',
  args: ['test', `--project=${project}`, '--reporter=dot,./scripts/progress.ts'],
  sites: ['build'],
  needsChromium: true,
});

/** Another company's content, and the place where the site is built from it. */
const other = {
  sites: ['other'],
  env: { CONTENT: 'tests/another-company', BUILD: 'node_modules/.cache/another-company' },
} satisfies Partial<Stage>;

const STAGES: Record<string, Stage> = {
  types: astro('check', '--minimumFailingSeverity', 'hint'),
  lint: { program: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  unit: vitest('unit'),
  build: astro('build', '--silent'),
  http: { ...vitest('http'), sites: ['build'] },
  chromium: playwright('browser'),
  other: { ...astro('build', '--silent'), env: other.env },
  hosts: {
    ...vitest('hosts'),
    sites: ['build'],
    packages: ['caddy', 'rsync', 'sshd'],
    tools: ['wrangler'],
  },
  browsers: {
    ...vitest('browsers'),
    sites: ['build'],
    needsChromium: true,
    packages: ['firefox', 'webkit'],
    tools: ['browsers', 'compatibility', 'old-chromium'],
  },
  copies: { ...vitest('swap'), ...other, sites: ['build', 'other'] },
  swap: { ...playwright('swap'), ...other },
  faults: playwright('faults'),
  more: { ...playwright('full'), packages: ['chromium'] },
  heard: { ...vitest('heard'), ...other, packages: ['chromium', 'orca'] },
};

/** Steps one after the other; in a step, lanes side by side; in a lane, one after the other. */
const SUITES: Record<string, string[][][]> = {
  quick: [[['types'], ['lint', 'build', 'unit']], [['http']], [['chromium']]],
  full: [
    [['build', 'other']],
    [['hosts'], ['copies']],
    [['browsers'], ['swap']],
    [['faults']],
    [['more']],
  ],
  // Alone: beside others, Orca learns late of what was pressed.
  release: [[['heard']]],
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'no-install': { type: 'boolean', default: false },
    update: { type: 'boolean', short: 'u', default: false },
  },
});
const [suite = 'quick'] = positionals.filter((name) => SUITES[name]);
const named = positionals.filter((name) => !SUITES[name]);
const unknown = named.find((name) => !STAGES[name]);
if (unknown) {
  console.error(`There is no stage “${unknown}”: ${Object.keys(STAGES).join(', ')}`);
  process.exit(1);
}
const wanted = named.length > 0 ? named : (SUITES[suite] ?? []).flat(2);
const left = new Set([...wanted, ...wanted.flatMap((name) => STAGES[name]?.sites ?? [])]);
const stages = [...left].flatMap((name) => STAGES[name] ?? []);

const started = performance.now();
const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);
const sum = createCounts();
const running = new Map<string, { since: number; counts: Counts }>();

/** A terminal has one line that changes; a log gets a line now and then. */
const { isTTY = false, columns } = process.stdout;
function showProgress() {
  const parts = [...running].map(([name, { since, counts }]) => {
    const share = counts.total > 0 ? ` ${counts.done} of ${counts.total},` : '';
    return `${name}${share} ${secondsSince(since)} s`;
  });
  const line = `… ${parts.join(' · ')} (${secondsSince(started)} s in all)`;
  if (isTTY) process.stdout.write(`\r\x1b[K${line.slice(0, columns - 1)}`);
  else console.log(line);
}

async function runStage(name: string, { program, args, env }: Stage) {
  const counts = createCounts();
  const since = performance.now();
  running.set(name, { since, counts });
  const update = values.update && ['vitest', 'playwright'].includes(program) ? ['-u'] : [];
  const child = spawn(process.execPath, [findProgramFile(program), ...args, ...update], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: buildProgramEnv(env),
  });
  child.on('message', (told) => Object.assign(counts, told));
  const output = [child.stdout, child.stderr].flatMap((stream) => (stream ? text(stream) : []));
  const [code] = await once(child, 'close');
  running.delete(name);
  // Types, lint and builds count as one; so does a run that ended before its tests.
  if (code !== 0) counts.failed ||= 1;
  else if (counts.total === 0) counts.passed = 1;
  const states = (['passed', 'failed', 'skipped'] as const).filter((state) => counts[state] > 0);
  for (const state of states) sum[state] += counts[state];
  const result = states.map((state) => `${counts[state]} ${state}`).join(', ');
  const clear = isTTY ? '\r\x1b[K' : '';
  console.log(`${clear}${code === 0 ? '✓' : '✗'} ${name}: ${result}, ${secondsSince(since)} s`);
  if (code !== 0) console.log(`${(await Promise.all(output)).join('').trim()}\n`);
}

const mayInstall = !values['no-install'];
const packages = [...new Set(stages.flatMap((stage) => stage.packages ?? []))];
const tools = [...new Set(stages.flatMap((stage) => stage.tools ?? []))];
const missing = installRequirements(packages, tools, mayInstall);
const needsChromium = stages.some((stage) => stage.needsChromium);
const hasChromium = needsChromium && (mayInstall ? ensureChromium() : findChromium());
if (needsChromium && !hasChromium) missing.push('Chromium');
if (missing.length > 0) console.log(`Missing, so what needs it is skipped: ${missing.join(', ')}`);

async function runLane(lane: string[]) {
  for (const name of lane) {
    const stage = STAGES[name];
    if (!stage || !left.delete(name)) continue;
    if (stage.needsChromium && !hasChromium) console.log(`– ${name}: skipped`);
    else await runStage(name, stage);
  }
}

const timer = setInterval(showProgress, isTTY ? 1000 : 10_000);
for (const step of Object.values(SUITES).flat()) await Promise.all(step.map(runLane));
clearInterval(timer);
console.log(`All in ${secondsSince(started)} s`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
