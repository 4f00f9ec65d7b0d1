import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base, type Page} from '@playwright/test';
import {startServer, type RunningServer, type ServerOptions} from '../../../scripts/serve';
import {BUILD, SITE} from './buildOutput';
import {setConnection} from './connection';
import {waitUntilIdle} from './idle';
import {LOAD} from './loadReporter';
import {Problems, watch} from './problems';

interface TestFixtures {
  /** The hosts that pages may ask: this machine. */
  readonly hosts: RegExp;
  /** Errors that the pages of this test reported; `allow` those that the test provokes. */
  readonly problems: Problems;
}

/** Serves a built site until the tests of a worker have used it. */
export async function serve(
  options: Omit<ServerOptions, 'port'>,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await startServer({...options, port: 0});
  await use(server);
  await server.close();
}

/** Playwright's `test` on the built site: fails on errors of a page, and on requests elsewhere. */
export const test = base.extend<TestFixtures, {site: RunningServer}>({
  /** The built site, served as GitHub Pages serves it, on a free port, to all tests of a worker. */
  site: [
    async ({}, use) => {
      if (!existsSync(path.join(BUILD, 'index.html'))) {
        throw new Error('There is no build to test: run `npm run build` first.');
      }
      await serve({dir: BUILD, basePath: SITE.baseUrl}, use);
    },
    {scope: 'worker'},
  ],
  baseURL: async ({site}, use) => use(site.url),
  hosts: [/^127\.0\.0\.1$/, {option: true}],
  problems: async ({}, use) => use(new Problems()),
  page: async ({page, problems, hosts}, use, {annotations}) => {
    watch(page, problems, hosts);
    page.context().on('request', (request) => {
      if (request.isNavigationRequest()) {
        annotations.push({type: LOAD, description: new URL(request.url()).pathname});
      }
    });
    // Prefetching the links in sight is a tenth of a visit.
    await setConnection(page, {saveData: true});
    await use(page);
    // Playwright leaves the page open: it would go on to request files in the next test.
    await page.goto('about:blank');
    expect(problems.left(), 'errors that the pages of this test reported').toEqual([]);
  },
});

export {expect};
export {readRoutes, readSitemap} from './buildOutput';

/** The address of a route relative to the base address: `./docs/intro` for `/docs/intro`. */
export function addressOf(route: string): string {
  return `.${route}`;
}

/** Waits until React has hydrated the page. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * Opens a route and checks that it is there: status, one heading of level 1, hydrated.
 *
 * @param route as in `routes.txt`, optionally with a query or hash
 */
export async function open(page: Page, route: string, status = 200): Promise<void> {
  const response = await page.goto(addressOf(route));
  // A change of the hash alone has no response.
  expect(response?.status() ?? status, `status of ${route}`).toBe(status);
  await expectHydrated(page);
  expect(await page.evaluate(() => document.querySelectorAll('h1').length), 'headings').toBe(1);
}

/** Waits until the page is loaded and has nothing left to do. */
export async function expectIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await waitUntilIdle(page);
}
