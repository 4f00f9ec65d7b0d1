import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {ROOT} from '../../scripts/lib/run';
import {UserError} from '../../scripts/lib/userError';
import {startServer} from '../../scripts/serve';
import {chromiumFlags, findChromium} from '../../scripts/setup/chromium';
import {SITE} from '../../src/environment/site';

/** A built site that is measured. */
export interface MeasuredSite {
  readonly name: string;
  /** The address of its home page. */
  readonly url: string;
}

/**
 * Serves the last build while something is measured.
 *
 * @throws UserError when there is no build
 */
export async function withSites<Result>(
  measure: (sites: readonly MeasuredSite[]) => Promise<Result>,
): Promise<Result> {
  const dir = path.join(ROOT, 'build');
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new UserError('There is no build to measure: run `npm run build` first.');
  }
  const server = await startServer({dir, basePath: SITE.baseUrl, port: 0});
  try {
    return await measure([{name: 'site', url: server.url}]);
  } finally {
    await server.close();
  }
}

/** Runs a new browser, with nothing in its cache, while something is measured in it. */
export async function withBrowser<Result>(
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const executablePath = findChromium();
  const browser = await chromium.launch({executablePath, args: chromiumFlags()});
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
