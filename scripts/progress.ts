import type { FullConfig, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import type { TestSpecification, TestCase as VitestCase } from 'vitest/node';

/** What a run of tests has counted so far. Playwright counts tests, Vitest knows its files alone. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  done: number;
  total: number;
  unit: 'tests' | 'files';
}

export const noCounts = (): Counts => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  done: 0,
  total: 0,
  unit: 'tests',
});

/** A reporter for Playwright and Vitest alike, which tells `scripts/test.ts` how far they are. */
export default class Progress {
  readonly #counts = noCounts();

  #tell(changes: Partial<Counts>) {
    process.send?.(Object.assign(this.#counts, changes));
  }

  #count(state: 'passed' | 'failed' | 'skipped') {
    this.#tell({ [state]: this.#counts[state] + 1 });
  }

  #step() {
    this.#tell({ done: this.#counts.done + 1 });
  }

  // Playwright.

  onBegin(_config: FullConfig, suite: Suite) {
    this.#tell({ total: suite.allTests().length });
  }

  onTestEnd(test: TestCase, { status }: TestResult) {
    if (status === 'skipped') this.#count('skipped');
    else this.#count(test.ok() ? 'passed' : 'failed');
    this.#step();
  }

  // Vitest.

  onTestRunStart(files: readonly TestSpecification[]) {
    this.#tell({ total: files.length, unit: 'files' });
  }

  onTestCaseResult(test: VitestCase) {
    const { state } = test.result();
    if (state !== 'pending') this.#count(state);
  }

  onTestModuleEnd() {
    this.#step();
  }

  printsToStdio() {
    return false;
  }
}
