import type {ConsoleMessage, Page, Request, Response} from '@playwright/test';

/** Whatever a page reports when a service fails, but a violation of the security policy. */
export const ANY_FAULT = /^(?!.*Content Security Policy)/;

/** The errors that pages reported, and those that a test expects. */
export class Problems {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Records an error. */
  add(problem: string): void {
    this.#seen.push(problem);
  }

  /** Allows errors that this test provokes. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** All errors, allowed or not. */
  get all(): readonly string[] {
    return this.#seen;
  }

  /** The errors that are not allowed. */
  left(): string[] {
    return this.#seen.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }
}

/**
 * Records every console error, uncaught error, failed request, and error status of a page. A
 * violation of the security policy is a console error: so every test counts those, too.
 *
 * @returns a function that stops recording
 */
export function watch(page: Page, problems: Problems): () => void {
  // What the browser requests for a file without an icon, outside of the site.
  const isIcon = (url: string) => new URL(url, 'http://none').pathname === '/favicon.ico';
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !isIcon(message.location().url)) {
      problems.add(`console: ${message.text()} (${message.location().url})`);
    }
  };
  const onPageError = (error: Error) => problems.add(`error: ${error.message}`);
  const onRequestFailed = (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser aborts prefetches when the page is left.
    if (reason !== 'net::ERR_ABORTED') {
      problems.add(`request: ${reason} ${request.url()}`);
    }
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400 && !isIcon(response.url())) {
      problems.add(`status: ${response.status()} ${response.url()}`);
    }
  };
  page.on('console', onConsole);
  page.on('pageerror', onPageError);
  page.on('requestfailed', onRequestFailed);
  page.on('response', onResponse);
  return () => {
    page.off('console', onConsole);
    page.off('pageerror', onPageError);
    page.off('requestfailed', onRequestFailed);
    page.off('response', onResponse);
  };
}
