import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { installForTests } from '../tools/install.ts';
import { type Program, programEnv, programFile } from '../tools/program.ts';

/**
 * Every check of the project, with one closing line over all of them: what the runners, each for
 * itself, cannot say. Named checks run alone: `npm test -- unit`.
 */

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface Run {
  program: Program;
  args: string[];
  env?: Record<string, string>;
  /** Where the runner says how many tests passed; without it the command is one check. */
  report?: string;
}

const REPORTS = 'test-results';

/** Another company's content, and the place where the site is built from it. */
const OTHER_COMPANY = {
  CONTENT: 'tests/another-company',
  BUILD: 'node_modules/.cache/another-company',
};

const build = (env = {}): Run => ({ program: 'astro', args: ['build', '--silent'], env });

function vitest(project: string, env = {}): Run {
  const report = `${REPORTS}/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  return { program: 'vitest', args: ['run', `--project=${project}`, ...reporters], env, report };
}

function playwright(projects: string[], env = {}): Run {
  const report = `${REPORTS}/${projects.join('-')}.json`;
  return {
    program: 'playwright',
    args: ['test', ...projects.map((name) => `--project=${name}`), '--reporter=dot,json'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
  };
}

/** One after the other within a check. */
const checks: Record<string, Run[]> = {
  types: [{ program: 'astro', args: ['check', '--minimumFailingSeverity', 'hint'] }],
  lint: [{ program: 'biome', args: ['ci', '--error-on-warnings', '.'] }],
  unit: [vitest('unit')],
  build: [build()],
  http: [vitest('http')],
  browsers: [vitest('browsers')],
  other: [build(OTHER_COMPANY)],
  swap: [vitest('swap', OTHER_COMPANY), playwright(['swap'], OTHER_COMPANY)],
  heard: [vitest('heard', OTHER_COMPANY)],
  browser: [playwright(['fault', 'wide', 'phone'])],
};

/** One phase after the other; in a phase, lanes side by side; in a lane, one after the other. */
const PHASES = [
  [['types'], ['lint', 'unit'], ['build', 'other']],
  [['http'], ['browsers']],
  [['swap']],
  // Alone: beside others, Orca learns late of what was pressed.
  [['heard']],
  [['browser']],
];

interface Report {
  success?: boolean;
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

const sum = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/** A runner that broke before its first test, or ran none, has failed. */
function readTally(file: string, hasPassed: boolean): Tally {
  const report: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { stats } = report;
  const passed = report.numPassedTests ?? stats?.expected ?? 0;
  const failed = report.numFailedTests ?? (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  const skipped = report.numPendingTests ?? stats?.skipped ?? 0;
  const broke = passed + failed + skipped === 0 || (!hasPassed && failed === 0);
  return { passed, failed: failed + (broke ? 1 : 0), skipped };
}

async function run({ program, args, env = {}, report }: Run) {
  const child = spawn(process.execPath, [programFile(program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: programEnv(env),
  });
  const ended = new Promise<boolean>((settle) => child.on('close', (code) => settle(code === 0)));
  const [out, problems, hasPassed] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    ended,
  ]);
  const tally = report
    ? readTally(report, hasPassed)
    : { ...NOTHING, [hasPassed ? 'passed' : 'failed']: 1 };
  return { tally, output: `${out}${problems}` };
}

async function attempt(name: string): Promise<Tally> {
  const started = performance.now();
  let tally = NOTHING;
  let output = '';
  for (const step of checks[name] ?? []) {
    const result = await run(step);
    tally = sum(tally, result.tally);
    output += result.output;
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n— ${name} (${seconds} s)\n${output.trim()}`);
  if (tally.failed > 0) failed.push(name);
  return tally;
}

async function runLane(lane: string[]): Promise<Tally> {
  let tally = NOTHING;
  for (const name of lane.filter((name) => names.includes(name))) {
    tally = sum(tally, await attempt(name));
  }
  return tally;
}

const failed: string[] = [];
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(checks);
const unknown = names.find((name) => !checks[name]);
if (unknown) {
  console.error(`There is no check “${unknown}”: ${Object.keys(checks).join(', ')}`);
  process.exit(1);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const needsBrowsers = PHASES.slice(1)
  .flat(2)
  .some((name) => names.includes(name));
const installing = needsBrowsers ? installForTests() : undefined;
let total = NOTHING;
for (const [index, phase] of PHASES.entries()) {
  if (index > 0) await installing;
  const tallies = await Promise.all(phase.map(runLane));
  total = tallies.reduce(sum, total);
}
const where = failed.length > 0 ? ` in ${failed.join(', ')}` : '';
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${where}${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
