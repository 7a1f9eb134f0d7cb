import type { FullConfig, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import type { TestSpecification, TestCase as VitestCase } from 'vitest/node';

export const createCounts = () => ({ passed: 0, failed: 0, skipped: 0, done: 0, total: 0 });

/** Counts from a running test command: Playwright's total is of tests, Vitest's of files. */
export type Counts = ReturnType<typeof createCounts>;

/** A reporter for Playwright (begin, test end) and Vitest (the others), which tells `scripts/test.ts` how far they are. */
export default class Progress {
  readonly #counts = createCounts();

  #add(...names: (keyof Counts)[]) {
    for (const name of names) this.#counts[name] += 1;
    process.send?.(this.#counts);
  }

  onBegin(_config: FullConfig, suite: Suite) {
    this.#counts.total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { status }: TestResult) {
    const outcome = test.ok() ? 'passed' : 'failed';
    this.#add('done', status === 'skipped' ? status : outcome);
  }

  onTestRunStart(files: readonly TestSpecification[]) {
    this.#counts.total = files.length;
  }

  onTestCaseResult(test: VitestCase) {
    const { state } = test.result();
    if (state !== 'pending') this.#add(state);
  }

  onTestModuleEnd() {
    this.#add('done');
  }
}
