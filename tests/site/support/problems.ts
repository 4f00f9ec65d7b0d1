import type {Page} from '@playwright/test';

/** The faults that pages showed, and those that a test expects. */
export class Problems {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Notes a fault. */
  add(problem: string): void {
    this.#seen.push(problem);
  }

  /** Says that this test provokes faults like this one. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** What was noted, allowed or not. */
  get all(): readonly string[] {
    return this.#seen;
  }

  /** What was noted and not allowed. */
  left(): string[] {
    return this.#seen.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }
}

/** Notes every console error, uncaught error, failed request and error status of a page. */
export function watch(page: Page, problems: Problems): void {
  page.on('console', (message) => {
    if (message.type() === 'error') {
      problems.add(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => problems.add(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page still prefetches when it is left is aborted by the browser, and nobody misses it.
    if (reason !== 'net::ERR_ABORTED') {
      problems.add(`request: ${reason} ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      problems.add(`status: ${response.status()} ${response.url()}`);
    }
  });
}
