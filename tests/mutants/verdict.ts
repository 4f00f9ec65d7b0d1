/** What a test said of a mutant: it noticed, it did not, or it was not there to notice. */
export type Verdict = 'red' | 'green' | 'not run';

/**
 * Finds a test in a report of Vitest or Playwright, wherever it stands in it.
 *
 * @param report the runner's JSON report, nothing when it left none
 * @param title of the test, without those of its groups
 */
export function verdictOf(report: unknown, title: string): Verdict {
  // A fixture that does not build fails every test that needs it, whatever the test says.
  if (JSON.stringify(report ?? null).includes('The fixture did not build')) {
    return 'not run';
  }
  const found: Verdict[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(walk);
    } else if (typeof value === 'object' && value !== null) {
      const {title: its, status, ok} = value as {title?: string; status?: string; ok?: boolean};
      if (its === title && (status === 'failed' || ok === false)) {
        found.push('red');
      } else if (its === title && (status === 'passed' || ok === true)) {
        found.push('green');
      }
      Object.values(value).forEach(walk);
    }
  };
  walk(report);
  return found.find((verdict) => verdict === 'red') ?? found[0] ?? 'not run';
}
