import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base, type Page} from '@playwright/test';
import {startServer, type RunningServer} from '../../../scripts/serve';
import {SITE} from '../../../src/config/site';
import {Problems, watch} from './problems';

/** The build under test. */
export const BUILD = path.resolve('build');

interface TestFixtures {
  /** Errors that the pages of this test reported; `allow` those that the test provokes. */
  readonly problems: Problems;
  /**
   * A tab for tests that only read. It is the same for all tests of a worker and keeps the cache
   * of the browser, so that a visit costs a third of one in a new tab.
   */
  readonly reader: Page;
}

interface WorkerFixtures {
  /** The built site, served as GitHub Pages serves it, on a free port. */
  readonly site: RunningServer;
  readonly readerTab: Page;
}

const NO_MEDIA = {colorScheme: null, contrast: null, media: null, reducedMotion: null} as const;

/** Playwright's `test`; each test fails on errors in the console, the code, or a request. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      if (!existsSync(path.join(BUILD, 'index.html'))) {
        throw new Error('There is no build to test: run `npm run build` first.');
      }
      const server = await startServer({dir: BUILD, basePath: SITE.baseUrl, port: 0});
      await use(server);
      await server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({site}, use) => use(site.url),
  problems: async ({}, use) => use(new Problems()),
  page: async ({page, problems}, use) => {
    watch(page, problems);
    await use(page);
    // The context is reused, and Playwright leaves these as they are.
    await page.context().setOffline(false);
    await page.context().clearPermissions();
    expect(problems.left(), 'errors that the pages of this test reported').toEqual([]);
  },
  readerTab: [
    async ({browser, site}, use) => {
      const context = await browser.newContext({baseURL: site.url, locale: 'en-US'});
      await use(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],
  reader: async ({readerTab, problems}, use) => {
    const stop = watch(readerTab, problems);
    await readerTab.setViewportSize({width: 1280, height: 720});
    await readerTab.emulateMedia(NO_MEDIA);
    await use(readerTab);
    stop();
    expect(problems.left(), 'errors that the pages of this test reported').toEqual([]);
  },
});

export {expect};

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
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(route) ?? [];
  const response = await page.goto(addressOf(pathname) + rest);
  // A change of the hash alone has no response.
  expect(response?.status() ?? status, `status of ${route}`).toBe(status);
  await expect(page.locator('h1')).toHaveCount(1);
  await expectHydrated(page);
}

/** Waits until the page is loaded and has nothing left to do. */
export async function expectIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve);
      }),
  );
}

/** The routes of `routes.txt`: those that are published, and those that are drafts. */
export function readRoutes(): {readonly published: string[]; readonly drafts: string[]} {
  const lines = readFileSync(path.join(__dirname, '../routes.txt'), 'utf8').split('\n');
  return {
    published: lines.filter((line) => line.startsWith('/')),
    drafts: lines.flatMap((line) => /^draft (\S+)/.exec(line)?.[1] ?? []),
  };
}

/** The routes that the build's own sitemap names, from the root of the site. */
export function readSitemap(): string[] {
  const xml = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  const home = SITE.url + SITE.baseUrl;
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    expect(address, 'an address of sitemap.xml').toContain(home);
    return `/${address.slice(home.length).replace(/\/$/, '')}`;
  });
}
