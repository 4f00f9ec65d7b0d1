import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';

/** The type of the annotation by which a test reports that it loaded a page. */
export const LOAD = 'load';

/** A page that one test visits and another one uses is not worth a line. */
const MOST_LOADS = 2;

/** Prints how often pages were loaded in the whole run, and what all its workers took together. */
export default class LoadReporter implements Reporter {
  readonly #loads = new Map<string, number>();
  #milliseconds = 0;

  onTestEnd(_test: TestCase, {annotations, duration}: TestResult): void {
    this.#milliseconds += duration;
    for (const {type, description = ''} of annotations) {
      if (type === LOAD) {
        this.#loads.set(description, (this.#loads.get(description) ?? 0) + 1);
      }
    }
  }

  onEnd(): void {
    const counts = [...this.#loads].sort(([, one], [, other]) => other - one);
    const often = counts.filter(([, count]) => count > MOST_LOADS);
    const all = counts.reduce((sum, [, count]) => sum + count, 0);
    const seconds = Math.round(this.#milliseconds / 1000);
    console.log(`${all} loads of ${counts.length} pages in ${seconds} seconds of all workers.`);
    console.log(`Loaded more than ${MOST_LOADS} times: ${often.length} pages`);
    often.forEach(([path, count]) => console.log(`${String(count).padStart(6)} ${path}`));
  }
}
