import type {Page} from '@playwright/test';
import {SearchModal} from './search/modal';
import {startDeployedSite, type DeployedSite} from './support/deployment';
import {
  API,
  ARCHITECTURE,
  CHECKER,
  QUICKSTART,
  STARTER,
  SUPPORT,
  TROUBLESHOOTING,
} from './support/landmarks';
import {navbarOf} from './support/pageParts';
import {expect, expectHydrated, open, test as base} from './support/test';

// A page is open, and another build is deployed: the files that the page names are gone.

const test = base.extend<{deployed: DeployedSite}>({
  deployed: async ({}, use) => {
    const site = await startDeployedSite();
    await use(site);
    await site.close();
  },
  baseURL: async ({deployed}, use) => use(deployed.url),
});

const PAGE = `/${QUICKSTART.path}`;
const RELOAD = /or reload the page\.$/;

/** Reloads, as the message says, and expects a page that is whole. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await expectHydrated(page);
}

type Click = (page: Page, deploy: () => void) => Promise<void>;

const CLICKS: Readonly<Record<string, Click>> = {
  'a link of the navbar opens its page': async (page, deploy) => {
    await open(page, PAGE);
    deploy();
    await navbarOf(page).getByRole('link', {name: 'API', exact: true}).first().click();
    await expect(page).toHaveURL(/\/api\/intro$/);
    await expect(page.locator('h1')).toHaveText(API.title);
    await expectHydrated(page);
  },
  'a link of the sidebar opens its page': async (page, deploy) => {
    await open(page, PAGE);
    deploy();
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: ARCHITECTURE.title})
      .click();
    await expect(page.locator('h1')).toHaveText(ARCHITECTURE.title);
    await expectHydrated(page);
  },
  'Back opens a page that this visit has not loaded': async (page, deploy) => {
    await open(page, `/${SUPPORT.path}`);
    await navbarOf(page).getByRole('link', {name: 'API', exact: true}).first().click();
    await expect(page.locator('h1')).toHaveText(API.title);
    await reload(page);
    deploy();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(SUPPORT.title);
    await expectHydrated(page);
  },
  'the search says that a reload helps': async (page, deploy) => {
    await open(page, PAGE);
    deploy();
    const search = new SearchModal(page);
    await search.button.click();
    await search.input.fill('architecture');
    await expect(search.status).toContainText('Unable to fetch results');
    await expect(search.status).toContainText('You might want to check your network connection.');
    await expect(search.status).toContainText('If the connection works, reload the page.');
    await reload(page);
    await search.open();
    await search.ask('architecture');
  },
  'the page of the search goes on to search': async (page, deploy) => {
    await open(page, '/search');
    deploy();
    await page.getByRole('main').getByRole('searchbox').fill('architecture');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'tabs, Copy, and Copy page work': async (page, deploy) => {
    await open(page, PAGE);
    deploy();
    const tab = page.getByRole('tab', {selected: false}).first();
    const name = (await tab.textContent())!;
    await tab.click();
    await expect(page.getByRole('tab', {name, exact: true}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const copy = page.getByRole('main').getByRole('button', {name: 'Copy', exact: true});
    await copy.filter({visible: true}).first().click();
    await expect(page.getByRole('button', {name: 'Copied', exact: true})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Copied', exact: true})).toBeHidden();
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('button', {name: 'Copied', exact: true})).toBeVisible();
  },
  ...Object.fromEntries(
    [
      ['the checker', `/${CHECKER.path}`, '{"x": 1}', /\d+ findings? in /],
      [
        'the log reader',
        `/${TROUBLESHOOTING.path}`,
        'java.lang.NullPointerException',
        / in 1 line of the log\.$/,
      ],
    ].map(([what, route, text, outcome]): [string, Click] => [
      `${what as string} says that a reload helps`,
      async (page, deploy) => {
        await open(page, route as string);
        deploy();
        const box = page.getByRole('main').getByRole('textbox').first();
        const status = page.getByRole('main').getByRole('status').filter({hasText: / /});
        await box.fill(text as string);
        await expect(status.filter({hasText: "couldn't be loaded"})).toHaveText(RELOAD);
        await reload(page);
        await box.fill(text as string);
        await expect(status.filter({hasText: outcome as RegExp})).toBeVisible();
      },
    ]),
  ),
  'the project starter says that a reload helps': async (page, deploy) => {
    await open(page, `/${STARTER.path}`);
    deploy();
    const button = page.getByRole('button', {name: /^Download .*\.zip$/});
    await button.click();
    await expect(page.getByRole('status').filter({hasText: "couldn't"})).toHaveText(RELOAD);
    await reload(page);
    const download = page.waitForEvent('download');
    await button.click();
    await download;
  },
};

for (const [what, click] of Object.entries(CLICKS)) {
  test(`after a deployment, ${what}`, async ({page, deployed, problems}) => {
    problems.allow(/404|ChunkLoadError|Loading chunk/);
    await click(page, deployed.deploy);
    await expect(page.getByText('This page is incomplete.')).toHaveCount(0);
  });
}

test('a page that was requested before a deployment, and its files after it, opens', async ({
  page,
  deployed,
  problems,
}) => {
  problems.allow(/404/);
  deployed.deploy({after: 1});
  await page.goto(`.${PAGE}`);
  await expectHydrated(page);
  await expect(page.locator('h1')).toHaveText(QUICKSTART.title);
  await expect(page.getByText('This page is incomplete.')).toHaveCount(0);
});
