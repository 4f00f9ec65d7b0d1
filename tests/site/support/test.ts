import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base, type BrowserContext, type Page} from '@playwright/test';
import {startServer, type RunningServer} from '../../../scripts/serve';
import {SITE} from '../../../src/config/site';
import {Problems, watch} from './problems';

/** The folder of the build that the tests visit. */
export const BUILD = path.resolve('build');

interface TestFixtures {
  /** Faults that the page showed; a test that provokes some says which with `allow`. */
  readonly problems: Problems;
}

interface WorkerFixtures {
  /** The built site, served as GitHub Pages would serve it, on a port of this worker's own. */
  readonly site: RunningServer;
  /** A context that tests of one worker share, where reading many pages is all they do. */
  readonly reader: BrowserContext;
}

/** Playwright's `test`, where every test fails on a fault in the console, the code, or a request. */
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
  reader: [
    async ({browser}, use) => {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({site}, use) => use(site.url),
  problems: async ({}, use) => use(new Problems()),
  page: async ({page, problems}, use) => {
    watch(page, problems);
    await use(page);
    expect(problems.left(), 'faults that the pages of this test showed').toEqual([]);
  },
});

export {expect};

/** The address of a route relative to the base address: `docs/intro/` for `/docs/intro`. */
export function addressOf(route: string): string {
  return route === '/' ? './' : `.${route}/`;
}

/** Waits until React has taken over the page, which the generator notes on the document. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * Goes to a route and makes sure to be there: status 200, one heading, live.
 * @param route as in `routes.txt`, perhaps with a query or hash.
 */
export async function open(page: Page, route: string): Promise<void> {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(route) ?? [];
  const response = await page.goto(addressOf(pathname) + rest);
  // A change of the hash alone answers nothing.
  expect(response?.status() ?? 200, `status of ${route}`).toBe(200);
  await expect(page.locator('h1')).toHaveCount(1);
  await expectHydrated(page);
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
