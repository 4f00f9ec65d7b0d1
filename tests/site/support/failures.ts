import type {Page} from '@playwright/test';
import {setConnection} from './connection';
import {INJECTED, type FaultySite} from './faults';
import {navbar} from './navbar';
import {expect, expectHydrated, expectShell, isolatedTest, test as siteTest} from './test';

/** Marks a row: something fails, and the site survives it. `survivalReporter.ts` counts them. */
export const TAG = {tag: '@failure'};

/** A short page, from which most rows start, and its heading. */
export const START = 'community/support-us';
export const TITLE = 'Support us';

/** Timers of a page that wait for something slow fire within this time. */
export const PATIENCE_MS = 3000;

/** Adds what each row expects in the end: no uncaught error, and a heading that can be read. */
function withExpectations(base: typeof siteTest) {
  return base.extend<{survival: void}>({
    survival: [
      async ({page, problems}, use) => {
        problems.allow(INJECTED);
        // A link in sight would be prefetched before the failure.
        await setConnection(page, {saveData: true});
        await use();
        expect(problems.all.filter((problem) => problem.startsWith('error:'))).toEqual([]);
        await expect(page.locator('h1')).toBeVisible();
      },
      {auto: true},
    ],
  });
}

/** The tests' `test` for rows. */
export const test = withExpectations(siteTest);

/** The same with a fake clock. */
export const clockTest = withExpectations(isolatedTest).extend<{clock: void}>({
  clock: [async ({page}, use) => use(await page.clock.install()), {auto: true}],
});

/** The code that draws the content of pages. */
export const CONTENT_CODE = /\/assets\/js\/page-content/;

/** The bar that says what is missing. */
export const bar = (page: Page) => page.getByRole('alert').filter({hasText: /Retry/});
/** The bar's button. */
export const retry = (page: Page) => bar(page).getByRole('button', {name: 'Retry'});

/** Follows a link of the navbar. */
export const follow = (page: Page, name: string) =>
  navbar(page).getByRole('link', {name, exact: true}).click();

/** Opens the page from which most rows start; its content waits for the reader. */
export async function openShell(page: Page, {url}: FaultySite): Promise<void> {
  await page.goto(url + START);
  await expectShell(page);
}

/** Opens the page from which most rows start. */
export async function openStart(page: Page, site: FaultySite): Promise<void> {
  await openShell(page, site);
  await expectHydrated(page);
}

/** How often the browser has requested the page of a route. */
export const loadsOf = ({requests}: FaultySite, route: string) =>
  requests.filter((url) => url.endsWith(`/${route}`)).length;

/** Expects that something was requested: a fault that no request meets tests nothing. */
export const expectRequested = ({requests}: FaultySite, pattern: RegExp) =>
  expect(requests.filter((url) => pattern.test(url))).not.toEqual([]);

/** Clears the faults, and expects a bar whose Retry leads to a page that works. */
export async function expectRetry(page: Page, site: FaultySite): Promise<void> {
  // What is on its way still has to fail.
  await expect(retry(page)).toBeVisible();
  site.clearFaults();
  await retry(page).click();
  // A file that was requested before may fail only now: then the bar is there once more.
  await expect(async () => {
    if (await retry(page).isVisible()) {
      await retry(page).click();
    }
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 500});
    await expect(bar(page)).toHaveCount(0, {timeout: 500});
  }).toPass();
}
