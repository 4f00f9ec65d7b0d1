import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base, type Disposable, type Page} from '@playwright/test';
import {
  startServer,
  type Handler,
  type RunningServer,
  type ServerOptions,
} from '../../../scripts/serve';
import {SITE} from '../../../src/environment/site';
import {withAxe} from './axe';
import {BUILD, readBuilt} from './build';
import {setConnection} from './connection';
import {FaultySite} from './faults';
import {waitUntilIdle} from './idle';
import {startSlowSite, type SlowSite} from './pieces';
import {Problems, watch} from './problems';

interface TestFixtures {
  /** Errors that the pages of this test reported; `allow` those that the test provokes. */
  readonly problems: Problems;
  /** The built site once more, where responses can be made to fail. */
  readonly faultySite: FaultySite;
}

/** What all tests of a worker share. Playwright restarts a worker for tests with others than these. */
interface WorkerFixtures {
  /** The built site, served as GitHub Pages serves it, on a free port. */
  readonly site: RunningServer;
  readonly faultyServer: FaultySite;
  readonly slowSite: SlowSite;
  /** The tab of `test`. */
  readonly tab: Page;
}

/** Serves a built site, with axe, until the tests of a worker have used it. */
export async function serve(
  options: Omit<ServerOptions, 'port'>,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await startServer({wrap: withAxe, ...options, port: 0});
  await use(server);
  await server.close();
}

const expectNoProblems = (problems: Problems) =>
  expect(problems.left(), 'errors that the pages of this test reported').toEqual([]);

/**
 * Playwright's `test` with a page that only one test uses: for a browser without JavaScript, with a
 * fake clock, or at the address of another site. Tests fail on errors in the console, the code, or
 * a request.
 */
export const isolatedTest = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      if (!existsSync(path.join(BUILD, 'index.html'))) {
        throw new Error('There is no build to test: run `npm run build` first.');
      }
      await serve({dir: BUILD, basePath: SITE.baseUrl}, use);
    },
    {scope: 'worker'},
  ],
  faultyServer: [
    async ({}, use) => {
      const faultySite = new FaultySite();
      const wrap = (handler: Handler) => faultySite.wrap(handler);
      // The browser asks for each file, and keeps what it compiled of one that is unchanged.
      const options = {dir: BUILD, basePath: SITE.baseUrl, cacheControl: 'no-cache', wrap};
      await serve(options, ({url}) => use(Object.assign(faultySite, {url})));
    },
    {scope: 'worker'},
  ],
  slowSite: [
    async ({}, use) => {
      const slowSite = await startSlowSite();
      await use(slowSite);
      await slowSite.close();
    },
    {scope: 'worker'},
  ],
  tab: [
    async ({browser, site}, use) => {
      const context = await browser.newContext({baseURL: site.url, locale: 'en-US'});
      // What is prefetched beside a page costs a tenth of its visit.
      await setConnection(context, {saveData: true});
      await use(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({site}, use) => use(site.url),
  problems: async ({}, use) => use(new Problems()),
  faultySite: async ({faultyServer}, use) => {
    // Not after the test: what its page requests last would be left.
    faultyServer.clearFaults();
    faultyServer.requests.splice(0);
    await use(faultyServer);
  },
  page: async ({page, problems}, use) => {
    watch(page, problems);
    await use(page);
    // Playwright leaves the page open: it would go on to request files in the next test.
    await page.goto('about:blank');
    // The context is reused, and Playwright leaves these as they are.
    await page.context().setOffline(false);
    await page.context().clearPermissions();
    expectNoProblems(problems);
  },
});

const NO_MEDIA = {
  colorScheme: 'light',
  contrast: null,
  forcedColors: null,
  media: null,
  reducedMotion: null,
} as const;

/**
 * Records the init scripts that a test adds to a tab.
 *
 * @returns a function that removes them
 */
function recordInitScripts(tab: Page): () => Promise<void> {
  const scripts: Disposable[] = [];
  const add = tab.addInitScript.bind(tab);
  tab.addInitScript = async (...script: Parameters<typeof add>) => {
    const added = await add(...script);
    scripts.push(added);
    return added;
  };
  return async () => {
    tab.addInitScript = add;
    await Promise.all(scripts.map((script) => script.dispose()));
  };
}

/** What tests listen for on their page. */
const EVENTS = ['console', 'load', 'request', 'requestfailed', 'response'] as const;

/** Leaves nothing of a test behind in a tab but the browser's cache. */
async function reset(tab: Page): Promise<void> {
  for (const event of EVENTS) {
    tab.removeAllListeners(event);
  }
  await tab.unrouteAll({behavior: 'ignoreErrors'});
  await tab.context().setOffline(false);
  await tab.context().clearPermissions();
  if (tab.url().startsWith('http:')) {
    await tab.evaluate(() => {
      try {
        localStorage.clear();
        sessionStorage.clear();
      } catch {
        // A test that blocks the storage has left nothing in it.
      }
    });
  }
  // Otherwise the next test might open a hash of the page that this one changed.
  await tab.goto('about:blank');
  await tab.mouse.move(0, 0);
}

/**
 * The same, where the page is a tab that all tests of a worker share, reset after each. It keeps
 * the browser's cache, and saves data: a visit costs half of one in a page of its own.
 */
export const test = isolatedTest.extend({
  context: async ({tab}, use) => use(tab.context()),
  page: async ({tab, viewport, javaScriptEnabled, problems}, use) => {
    if (!javaScriptEnabled) {
      throw new Error('The shared tab runs scripts: use `isolatedTest`.');
    }
    const stop = watch(tab, problems);
    const removeInitScripts = recordInitScripts(tab);
    await tab.setViewportSize(viewport ?? {width: 1280, height: 720});
    await tab.emulateMedia(NO_MEDIA);
    await use(tab);
    stop();
    expectNoProblems(problems);
    await removeInitScripts();
    await reset(tab);
  },
});

export {expect};

/** The address of a route relative to the base address: `./docs/intro` for `/docs/intro`. */
export function addressOf(route: string): string {
  return `.${route}`;
}

/** Waits until React has hydrated the page around its content. */
export async function expectShell(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Waits until React has hydrated the page, and its content too, which waits for the reader. */
export async function expectHydrated(page: Page): Promise<void> {
  // A locator would have Playwright's own code compiled in the page. A reload ends a call.
  await expect(() =>
    page.evaluate(async () => {
      const until = (isTrue: () => boolean) =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => check());
          const check = () => {
            if (isTrue()) {
              observer.disconnect();
              resolve();
            }
          };
          observer.observe(document, {attributes: true, childList: true, subtree: true});
          check();
        });
      await until(() => document.documentElement.dataset['hasHydrated'] === 'true');
      dispatchEvent(new Event('pointermove'));
      await until(() => document.querySelector('[data-lazy]') === null);
    }),
  ).toPass({timeout: 15_000});
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
  await expectHydrated(page);
  expect(await page.evaluate(() => document.querySelectorAll('h1').length), 'headings').toBe(1);
}

/** Waits until the page is loaded and has nothing left to do. */
export async function expectIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await waitUntilIdle(page);
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
  const xml = readBuilt('sitemap.xml');
  const home = SITE.url + SITE.baseUrl;
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    expect(address, 'an address of sitemap.xml').toContain(home);
    return `/${address.slice(home.length).replace(/\/$/, '')}`;
  });
}
