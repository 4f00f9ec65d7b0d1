import {cpSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {SearchModal} from './search/modal';
import {startDevServer, type DevServer} from './support/devServer';
import {readDrafts} from './support/drafts';
import {BUILD} from './support/build';
import {expect, open, isolatedTest} from './support/test';

// One worker, and so one server, for the whole file.
isolatedTest.describe.configure({mode: 'default', timeout: 120_000});

const test = isolatedTest.extend<object, {dev: DevServer}>({
  dev: [
    async ({}, use) => {
      const dev = await startDevServer({
        GTM_CONTAINER_ID: 'GTM-FIXTURE',
        GTAG_TRACKING_ID: 'G-FIXTURE',
        GOOGLE_ANALYTICS_TRACKING_ID: 'UA-1-FIXTURE',
      });
      await use(dev);
      await dev.close();
    },
    {scope: 'worker', timeout: 240_000},
  ],
  baseURL: async ({dev}, use) => use(dev.url),
});

const drafts = readDrafts();

test('npm start serves the drafts', async ({page}) => {
  for (const {route, title} of drafts) {
    await open(page, route);
    await expect(page.locator('h1')).toHaveText(title);
  }
});

test('its search says that there is no index, until a build has made one', async ({page, dev}) => {
  const search = new SearchModal(page);
  const index = path.join(dev.dir, 'build/search/index.json');
  rmSync(index, {force: true});
  await search.openOn('/community/our-team');
  await page.keyboard.type('quick');
  await expect(search.modal).toContainText(
    'Unable to fetch resultsSearch has no index yet: run `npm run build` once.',
  );
  mkdirSync(path.dirname(index), {recursive: true});
  cpSync(path.join(BUILD, 'search/index.json'), index);
  await page.keyboard.press('Escape');
  await search.open();
  await page.keyboard.type('quickstart');
  await expect(search.hit('Quickstart').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Quickstart');
  await open(page, '/search?q=quickstart');
  await expect(page.locator('article').first()).toContainText('Quickstart');
});

test('none of the analytics services is there', async ({page, dev}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== new URL(dev.url).hostname) {
      foreign.push(request.url());
    }
  });
  for (const route of ['/', '/docs/intro']) {
    await open(page, route);
    const response = await page.request.get(page.url());
    for (const html of [await response.text(), await page.content()]) {
      expect(html).not.toMatch(/googletagmanager|google-analytics|FIXTURE/);
    }
    const services = await page.evaluate(() =>
      ['ga', 'gtag', 'dataLayer'].filter((x) => x in window),
    );
    expect(services).toEqual([]);
  }
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
});
