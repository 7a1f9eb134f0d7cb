import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildProgramEnv, findProgramFile, type Program } from '../../tools/program.ts';
import { filesLike } from '../files.ts';
import { type SeededFault, seededFaults } from './faults.ts';

/**
 * Makes each seeded fault in turn, runs the tests of the promise that it breaks, and undoes it.
 * Words after the command choose faults by what they say: `npm run test:seeded -- slide`.
 */

const FOLDER = 'test-results/seeded';
const REPORT = `${FOLDER}/report.json`;

async function run(program: Program, args: string[], env = {}): Promise<boolean> {
  const child = spawn(process.execPath, [findProgramFile(program), ...args], {
    stdio: 'ignore',
    env: buildProgramEnv(env),
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

const buildSite = () => run('astro', ['build', '--silent']);

interface Result {
  title: string;
  status: string;
}

async function resultsInVitest(project: string, id: string, files: string[]): Promise<Result[]> {
  const filter = ['-t', `\\[${id}\\]`, '--reporter=json', `--outputFile=${REPORT}`];
  await run('vitest', ['run', `--project=${project}`, ...filter, ...files]);
  const report: { testResults: { assertionResults: Result[] }[] } = readReport();
  return report.testResults.flatMap(({ assertionResults }) => assertionResults);
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

const resultsIn = ({ suites = [], specs = [] }: PlaywrightSuite): Result[] => [
  ...specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, status }))),
  ...suites.flatMap(resultsIn),
];

async function resultsInPlaywright(id: string): Promise<Result[]> {
  const projects = ['browser', 'full', 'faults'].map((name) => `--project=${name}`);
  const filter = ['-g', `\\[${id}\\]`, '--max-failures=1', '--reporter=json'];
  await run('playwright', ['test', ...projects, ...filter], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
  });
  return resultsIn(readReport());
}

const readReport = () => JSON.parse(readFileSync(REPORT, 'utf8'));

/** What runs the tests of a kind, which the names of their files say. Unit tests need no build. */
const KINDS = {
  unit: /\.test\.tsx?$/,
  http: /\/contract\.ts$|\.http\.ts$/,
  hosts: /\.hosts\.ts$/,
  browsers: /\.browsers\.ts$/,
  playwright: /\.(e2e|a11y)\.ts$/,
};

const tests = filesLike('{src,hosting,tests}/**/*.{ts,tsx}');

async function noticedBy({ breaks: id }: SeededFault): Promise<string[]> {
  for (const [kind, files] of Object.entries(KINDS)) {
    if (kind === 'http' && !(await buildSite())) return ['the build stops'];
    const asked = tests.filter((file) => files.test(file));
    const own = asked.filter((file) => readFileSync(file, 'utf8').includes(`[${id}]`));
    if (own.length === 0) continue;
    // Of the others there are few files, and some of their tests stand elsewhere.
    const loaded = kind === 'unit' ? own : [];
    rmSync(REPORT, { force: true });
    const isPlaywright = kind === 'playwright';
    const results = await (isPlaywright
      ? resultsInPlaywright(id)
      : resultsInVitest(kind, id, loaded));
    // What the first failure interrupts in Playwright is not ok either, and says nothing.
    const failing = results.filter(({ status }) => /^(failed|unexpected)$/.test(status));
    if (failing.length > 0) return failing.map(({ title }) => `${kind}: ${title}`);
  }
  return [];
}

async function attempt(fault: SeededFault): Promise<string[]> {
  const before = readFileSync(fault.file, 'utf8');
  const restore = () => writeFileSync(fault.file, before);
  const giveUp = () => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', giveUp);
  const { from, to } = fault;
  writeFileSync(
    fault.file,
    before.replace(from, () => to),
  );
  try {
    return await noticedBy(fault);
  } finally {
    restore();
    process.off('SIGINT', giveUp);
  }
}

mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2).join(' ');
const chosen = seededFaults.filter(({ what }) => what.includes(wanted));
let caught = 0;
for (const fault of chosen) {
  const failing = await attempt(fault);
  if (failing.length > 0) caught += 1;
  const [first = 'NOT CAUGHT'] = failing;
  const more = failing.length > 1 ? ` and ${failing.length - 1} more` : '';
  console.log(`${failing.length > 0 ? '✓' : '✗'} ${fault.what} (${fault.breaks}): ${first}${more}`);
}
await buildSite();
console.log(`\n${caught} passed, ${chosen.length - caught} failed`);
process.exitCode = caught === chosen.length ? 0 : 1;
