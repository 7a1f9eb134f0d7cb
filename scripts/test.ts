import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { installForTests } from '../tools/install.ts';
import { type Program, programEnv, programFile } from '../tools/program.ts';

/** Runs every check of the project, or those named: `npm test -- unit`. */

interface Command {
  program: Program;
  args: string[];
  env?: Record<string, string>;
}

/** Another company's content, and the place where the site is built from it. */
const OTHER_COMPANY = {
  CONTENT: 'tests/another-company',
  BUILD: 'node_modules/.cache/another-company',
};

const build = (env = {}): Command => ({ program: 'astro', args: ['build', '--silent'], env });

const vitest = (project: string, env = {}): Command => ({
  program: 'vitest',
  args: ['run', `--project=${project}`],
  env,
});

const playwright = (projects: string[], env = {}): Command => ({
  program: 'playwright',
  args: ['test', ...projects.map((name) => `--project=${name}`), '--reporter=dot'],
  env,
});

/** The commands of a check run one after the other. */
const CHECKS: Record<string, Command[]> = {
  types: [{ program: 'astro', args: ['check', '--minimumFailingSeverity', 'hint'] }],
  lint: [{ program: 'biome', args: ['ci', '--error-on-warnings', '.'] }],
  unit: [vitest('unit')],
  build: [build()],
  http: [vitest('http')],
  browsers: [vitest('browsers')],
  other: [build(OTHER_COMPANY)],
  swap: [vitest('swap', OTHER_COMPANY), playwright(['swap'], OTHER_COMPANY)],
  heard: [vitest('heard', OTHER_COMPANY)],
  fault: [playwright(['fault'])],
  browser: [playwright(['wide', 'phone'])],
};

const NEED_NOTHING_INSTALLED = ['types', 'lint', 'unit', 'build', 'other'];

/** One phase after the other; in a phase, lanes side by side; in a lane, one after the other. */
const PHASES = [
  [['types'], ['lint', 'unit'], ['build', 'other']],
  [['http'], ['browsers']],
  [['swap']],
  // Alone: beside others, Orca learns late of what was pressed.
  [['heard']],
  [['fault', 'browser']],
];

async function run({ program, args, env }: Command) {
  const child = spawn(process.execPath, [programFile(program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: programEnv(env),
  });
  const [out, problems, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { hasPassed: code === 0, output: out + problems };
}

const total = { passed: 0, failed: 0 };

/** Adds what Vitest (`Tests  1 failed | 20 passed`) or Playwright (`  20 passed`) counted. */
function addCounts(name: string, output: string) {
  const before = { ...total };
  for (const line of stripVTControlCharacters(output).split('\n')) {
    if (!/^\s*(Tests|\d+ (passed|failed))\b/.test(line)) continue;
    total.passed += Number(/(\d+) passed/.exec(line)?.[1] ?? 0);
    total.failed += Number(/(\d+) failed/.exec(line)?.[1] ?? 0);
  }
  // Types, lint and builds count as one; so does a run that ended before its tests.
  if (failed.has(name)) total.failed = Math.max(total.failed, before.failed + 1);
  else if (total.passed === before.passed) total.passed += 1;
}

async function runCheck(name: string) {
  const started = performance.now();
  let output = '';
  for (const command of CHECKS[name] ?? []) {
    const result = await run(command);
    output += result.output;
    if (!result.hasPassed) failed.add(name);
  }
  addCounts(name, output);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n— ${name} (${seconds} s)\n${output.trim()}`);
}

async function runLane(lane: string[]) {
  for (const name of lane) if (names.includes(name)) await runCheck(name);
}

const failed = new Set<string>();
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(CHECKS);
const unknown = names.find((name) => !CHECKS[name]);
if (unknown) {
  console.error(`There is no check “${unknown}”: ${Object.keys(CHECKS).join(', ')}`);
  process.exit(1);
}
if (names.some((name) => !NEED_NOTHING_INSTALLED.includes(name))) installForTests();
for (const phase of PHASES) await Promise.all(phase.map(runLane));
if (failed.size > 0) console.log(`\nFailed: ${[...failed].join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = failed.size > 0 ? 1 : 0;
