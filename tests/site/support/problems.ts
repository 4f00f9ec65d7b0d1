import type {Page} from '@playwright/test';

/** The errors that pages reported, and those that a test expects. */
export class Problems {
  /** All errors, allowed or not. */
  readonly all: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Allows errors that this test provokes. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** The errors that are not allowed. */
  left(): string[] {
    return this.all.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }
}

/**
 * Records every console error, uncaught error, failed request, and error status of a page, and each
 * request to a host that is not among those expected. A violation of the security policy is a console
 * error: so every test counts those, too.
 */
export function watch(page: Page, {all}: Problems, hosts: RegExp): void {
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    if (protocol.startsWith('http') && !hosts.test(hostname)) {
      all.push(`another host: ${request.url()}`);
    }
  });
  // What the browser requests for a file without an icon, outside of the site.
  const isIcon = (url: string) => new URL(url, 'http://none').pathname === '/favicon.ico';
  page.on('console', (message) => {
    if (message.type() === 'error' && !isIcon(message.location().url)) {
      all.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => all.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser aborts prefetches when the page is left.
    if (reason !== 'net::ERR_ABORTED') {
      all.push(`request: ${reason} ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isIcon(response.url())) {
      all.push(`status: ${response.status()} ${response.url()}`);
    }
  });
}
