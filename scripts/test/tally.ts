import {readFileSync} from 'node:fs';

/** How many tests passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** What a stage of `npm test` came to. */
export interface Stage extends Tally {
  readonly name: string;
  readonly seconds: number;
  /** Why the stage failed, where its own output does not tell; one line each. */
  readonly faults: readonly string[];
}

/** What is read of the JSON report of Vitest. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

/** What is read of the JSON report of Playwright. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/**
 * Counts a run of Vitest. A file that could not even be loaded is one failure, and so is each test
 * that was skipped: it proves nothing.
 */
export function tallyVitest(report: VitestReport): Tally {
  const unloaded = report.testResults.filter(
    ({status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + unloaded,
  };
}

/**
 * Counts a run of Playwright. An error outside of any test is one failure, and so is each test
 * that was skipped or that passed only when repeated.
 */
export function tallyPlaywright({stats, errors}: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}

/**
 * The result of a stage from what its runner counted and its exit code.
 * A stage that ran no test fails, and so does one whose runner failed without counting a failure.
 * @param tally nothing when the runner left no report.
 */
export function stageOf(
  name: string,
  seconds: number,
  code: number,
  tally: Tally | undefined,
): Stage {
  const {passed, failed} = tally ?? {passed: 0, failed: 0};
  if (failed === 0 && code !== 0) {
    return {name, seconds, passed, failed: 1, faults: [`${name} ended with exit code ${code}`]};
  }
  if (passed + failed === 0) {
    return {name, seconds, passed, failed: 1, faults: [`${name} ran no test`]};
  }
  return {name, seconds, passed, failed, faults: []};
}

/** The sum over all stages. */
export function sum(stages: readonly Tally[]): Tally {
  return stages.reduce(
    (total, {passed, failed}) => ({passed: total.passed + passed, failed: total.failed + failed}),
    {passed: 0, failed: 0},
  );
}

/** A runner's report, nothing when it left none that can be read. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
