import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium, ensureShell } from './browser.ts';

/** Every check of the project, in order, with one closing line over all of them. */

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const REPORTS = 'test-results';
const UNIT_REPORT = `${REPORTS}/unit.json`;
const BROWSER_REPORT = `${REPORTS}/browser.json`;

const checks: Record<string, () => Tally> = {
  types: () => asOne(run('astro', ['check', '--minimumFailingSeverity', 'hint'])),
  lint: () => asOne(run('biome', ['ci', '--error-on-warnings', '.'])),
  unit() {
    run('vitest', [
      'run',
      '--project=unit',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${UNIT_REPORT}`,
    ]);
    const report = readReport(UNIT_REPORT);
    return tally(report.numPassedTests, report.numFailedTests, report.numPendingTests, report);
  },
  build: () => asOne(run('astro', ['build', '--silent'])),
  http: () => runOnEngines('http'),
  swap: () => {
    Object.assign(process.env, ANOTHER_COMPANY);
    const built = asOne(run('astro', ['build', '--silent']));
    const tallies = [built, runOnEngines('swap'), runPlaywright('swap')];
    for (const name of Object.keys(ANOTHER_COMPANY)) delete process.env[name];
    return tallies.reduce(sum);
  },
  browser() {
    const result = runPlaywright('wide', 'phone');
    printAccess();
    return result;
  },
  browsers: () => runOnEngines('browsers'),
  fault() {
    const result = runPlaywright('fault');
    printFaults();
    return result;
  },
};

/** Another company's content, and the place where the site is built from it. */
const ANOTHER_COMPANY = {
  CONTENT: 'tests/another-company',
  BUILD: 'node_modules/.cache/another-company',
};

interface FaultRow {
  fault: string;
  cells: Record<string, string | null>;
}

interface AccessReport {
  path: string;
  width: string;
  looks: { state: string; engine: string; faults: string[] }[];
}

interface TestCase {
  ancestorTitles: string[];
  title: string;
  status: string;
  failureMessages: string[];
}

interface Report {
  testResults?: { assertionResults: TestCase[] }[];
  success?: boolean;
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  return status === 0;
}

function runPlaywright(...projects: string[]): Tally {
  ensureChromium();
  ensureShell();
  const chosen = projects.map((project) => `--project=${project}`);
  run('playwright', ['test', ...chosen, '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
  });
  const { stats } = readReport(BROWSER_REPORT);
  return tally(stats?.expected, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), stats?.skipped);
}

const sum = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

const asOne = (hasPassed: boolean): Tally => ({
  passed: hasPassed ? 1 : 0,
  failed: hasPassed ? 0 : 1,
  skipped: 0,
});

/** A runner that broke before its first test, or ran none, has failed. */
function tally(passed = 0, failed = 0, skipped = 0, { success }: Report = {}): Tally {
  const broke = passed + failed === 0 || (success === false && failed === 0);
  return { passed, failed: failed + (broke ? 1 : 0), skipped };
}

function readReport(file: string): Report {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Suites that run the same cases on several engines, some of which may not be installable. */
function runOnEngines(project: string): Tally {
  const file = `${REPORTS}/${project}.json`;
  run('vitest', ['run', `--project=${project}`, '--reporter=json', `--outputFile=${file}`]);
  const report = readReport(file);
  printEngines(report);
  return tally(report.numPassedTests, report.numFailedTests, report.numPendingTests, report);
}

/** How many cases each engine passed, failed, or could not run. */
function printEngines({ testResults = [] }: Report) {
  const cases = testResults.flatMap(({ assertionResults }) => assertionResults);
  const engines = Map.groupBy(cases, ({ ancestorTitles }) => ancestorTitles[0] ?? '');
  for (const [engine, all] of engines) {
    const passed = all.filter(({ status }) => status === 'passed').length;
    const skipped = all.filter(({ status }) => status !== 'passed' && status !== 'failed').length;
    console.log(`${engine || 'the rest'}: ${passed} of ${all.length} cases pass`);
    if (skipped > 0) console.log(`  SKIPPED ${skipped}: this engine could not be installed here.`);
  }
  for (const { title, ancestorTitles, failureMessages } of cases) {
    for (const message of failureMessages)
      console.log(`✗ ${ancestorTitles[0]}: ${title}\n${message}`);
  }
}

/** Every fault against every page: ✓ where the page held. */
function printFaults() {
  const rows = globSync(`${REPORTS}/faults/*.json`)
    .sort()
    .map((file): FaultRow => JSON.parse(readFileSync(file, 'utf8')));
  const columns = Object.keys(rows[0]?.cells ?? {});
  const width = Math.max(...rows.map(({ fault }) => fault.length));
  console.log(`\n${' '.repeat(width)}  ${columns.join('  ')}`);
  for (const { fault, cells } of rows) {
    const marks = columns.map((path) => (cells[path] === null ? '✓' : '✗').padEnd(path.length));
    console.log(`${fault.padEnd(width)}  ${marks.join('  ')}`);
  }
  const all = rows.flatMap(({ cells }) => Object.values(cells));
  const holding = all.filter((message) => message === null).length;
  console.log(`${holding} of ${all.length} cells hold`);
}

/** How much the accessibility engines looked at, and what they found. */
function printAccess() {
  const reports = globSync(`${REPORTS}/engines/{wide,phone}-*.json`).map(
    (file): AccessReport => JSON.parse(readFileSync(file, 'utf8')),
  );
  const looks = reports.flatMap(({ path, width, looks }) =>
    looks.map((look) => ({ ...look, page: path, view: [path, width, look.state].join(' ') })),
  );
  const count = (values: string[]) => new Set(values).size;
  const found = looks.reduce((sum, { faults }) => sum + faults.length, 0);
  const pages = count(looks.map(({ page }) => page));
  const views = count(looks.map(({ view }) => view));
  const engines = count(looks.map(({ engine }) => engine));
  console.log(
    `\naccess: ${pages} pages in ${views} views, ${engines} engines, ${looks.length} runs, ${found} violations`,
  );
}

function attempt(name: string): Tally {
  const check = checks[name];
  if (!check) throw new Error(`There is no check “${name}”: ${Object.keys(checks).join(', ')}`);
  console.log(`\n— ${name}`);
  const start = performance.now();
  try {
    return check();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return asOne(false);
  } finally {
    console.log(`(${name}: ${Math.round((performance.now() - start) / 1000)} s)`);
  }
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(checks);
const total = names.map(attempt).reduce(sum);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
