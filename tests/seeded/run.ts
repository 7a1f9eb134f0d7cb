import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Program, programEnv, programFile } from '../../tools/program.ts';
import { filesLike } from '../files.ts';
import { type SeededFault, seededFaults } from './faults.ts';

/**
 * Makes each seeded fault in turn, runs the tests of the promise that it breaks, and undoes it.
 * Words after the command choose faults by what they say: `npm run test:seeded -- slide`.
 */

const FOLDER = 'test-results/seeded';
const REPORT = `${FOLDER}/report.json`;

interface VitestReport {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

async function run(program: Program, args: string[], env = {}): Promise<boolean> {
  const child = spawn(process.execPath, [programFile(program), ...args], {
    stdio: 'ignore',
    env: programEnv(env),
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

const readReport = () => JSON.parse(readFileSync(REPORT, 'utf8'));

const sources = filesLike('{src,hosting,tests}/**/*.{ts,tsx}');

/** Whether a promise has tests of a kind, which the names of their files say. */
const hasTests = (id: string, kind: RegExp) =>
  sources.some((file) => kind.test(file) && readFileSync(file, 'utf8').includes(`[${id}]`));

async function failingInVitest(project: string, id: string): Promise<string[]> {
  await run('vitest', [
    'run',
    `--project=${project}`,
    '-t',
    `\\[${id}\\]`,
    '--reporter=json',
    `--outputFile=${REPORT}`,
  ]);
  const { testResults }: VitestReport = readReport();
  const cases = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (!cases.some(({ status }) => status !== 'skipped')) throw new Error('No test was run.');
  return cases.filter(({ status }) => status === 'failed').map(({ title }) => title);
}

const specsIn = ({
  suites = [],
  specs = [],
}: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsIn),
];

async function failingInPlaywright(id: string): Promise<string[]> {
  const args = [
    'test',
    '--project=wide',
    '--project=phone',
    '-g',
    `\\[${id}\\]`,
    '--reporter=json',
  ];
  await run('playwright', [...args, '--max-failures=1'], { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT });
  const specs = specsIn(readReport());
  if (specs.length === 0) throw new Error('No test was run.');
  // What the first failure interrupted is not ok either, and says nothing.
  const isFailure = ({ status }: { status: string }) => status === 'unexpected';
  return specs.filter(({ tests }) => tests.some(isFailure)).map(({ title }) => title);
}

/** The titles of the tests that notice, the quickest kind of test first. */
async function noticedBy({ breaks: id }: SeededFault): Promise<string[]> {
  if (hasTests(id, /\.test\./)) {
    const failing = await failingInVitest('unit', id);
    if (failing.length > 0) return failing;
  }
  if (!(await run('astro', ['build', '--silent']))) return ['the build stops'];
  for (const kind of ['http', 'browsers']) {
    if (!hasTests(id, new RegExp(`^tests/${kind}/`))) continue;
    const failing = await failingInVitest(kind, id);
    if (failing.length > 0) return failing;
  }
  return hasTests(id, /\.(e2e|a11y)\./) ? failingInPlaywright(id) : [];
}

async function attempt(fault: SeededFault): Promise<string[]> {
  const before = readFileSync(fault.file, 'utf8');
  if (before.split(fault.from).length !== 2) {
    throw new Error(`${fault.file} does not have this once: ${fault.from}`);
  }
  const restore = () => writeFileSync(fault.file, before);
  const giveUp = () => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', giveUp);
  writeFileSync(
    fault.file,
    before.replace(fault.from, () => fault.to),
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
  rmSync(REPORT, { force: true });
  const [first] = await attempt(fault);
  if (first) caught += 1;
  console.log(`${first ? '✓' : '✗'} ${fault.what} (${fault.breaks}): ${first ?? 'NOT CAUGHT'}`);
}
await run('astro', ['build', '--silent']);
console.log(`\n${caught} of ${chosen.length} seeded faults are caught.`);
process.exitCode = caught === chosen.length ? 0 : 1;
