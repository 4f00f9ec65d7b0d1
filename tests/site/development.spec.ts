import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readMessages} from '../../src/framework';
import {unpack} from '../../src/search/records';
import {SearchModal} from './search/modal';
import {startDevServer, type DevServer} from './support/devServer';
import {readDrafts} from './support/drafts';
import {BUILD, expect, open, isolatedTest} from './support/test';

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

/** The sections of an index, one line each, without those of drafts and of lists. */
function linesOf(index: unknown): string[] {
  const left = [...drafts.map(({route}) => route.slice(1)), 'blog'];
  return unpack(index)
    .filter((page) => !left.includes(page.path))
    .flatMap(({sections, ...page}) =>
      sections.map(({depth, anchor, title}) => JSON.stringify({...page, depth, anchor, title})),
    )
    .sort();
}

test('npm start serves the drafts, and its search finds them', async ({page}) => {
  const search = new SearchModal(page);
  for (const {route, title} of drafts) {
    await open(page, route);
    await expect(page.locator('h1')).toHaveText(title);
    await search.open();
    await search.type(title);
    await expect(search.hits.first().locator('.DocSearch-Hit-title')).toHaveText(title);
    await page.keyboard.press('Escape');
  }
});

// Records of messages, and one record for a key and its section, are made of the built pages.
test('its search has the pages, headings, and keys of the build, with their anchors', async ({
  dev,
}) => {
  const answer = await fetch(`${dev.url}search/index.json`);
  const built = readFileSync(path.join(BUILD, 'search', 'index.json'), 'utf8');
  const messages = new Set(readMessages().messages.map(({name}) => name));
  const headings = linesOf(JSON.parse(built)).filter(
    (line) => !messages.has((JSON.parse(line) as {title: string}).title),
  );
  expect(headings.length).toBeGreaterThan(0);
  expect(linesOf(await answer.json())).toEqual(expect.arrayContaining(headings));
});

test('its search leads to the heading, in the modal and on the page', async ({page}) => {
  const search = new SearchModal(page);
  await search.openOn('/community/our-team');
  await search.type('ui.web.browser');
  const first = search.hits.first();
  await expect(first.locator('.DocSearch-Hit-title')).toHaveText('ui.web.<key>.browser');
  await expect(first.locator('.bk-hit__path')).toContainText('Documentation › Web configuration');
  await search.enterFirst();
  await expect(page).toHaveURL(/\/docs\/guides\/config\/web#ui\.web\.browser$/);
  await open(page, '/search?q=quickstart');
  await expect(page.locator('article').first()).toContainText('Quickstart');
});

test('its search finds what is written while it runs', async ({page, dev}) => {
  const search = new SearchModal(page);
  await search.openOn('/docs/intro');
  // The index has come before the change.
  await search.type('quickstart');
  await expect(search.hit('Quickstart').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // On another page: a change of the page that is open may load it anew, and the search with it.
  appendFileSync(
    path.join(dev.dir, 'contributing/site/facts.mdx'),
    '\n## Zebra crossing\n\nStripes.\n',
  );
  await search.open();
  await search.type('zebra crossing');
  await expect(search.hit('Zebra crossing')).toBeVisible();
  await search.enterFirst();
  await expect(page).toHaveURL(/\/contributing\/site\/facts#zebra-crossing$/);
  await expect(page.getByRole('heading', {name: 'Zebra crossing'})).toBeVisible();
});

test('its search finds a page that is added while it runs', async ({page, dev}) => {
  writeFileSync(
    path.join(dev.dir, 'docs/tutorials/okapi.mdx'),
    '---\ntitle: Follow an okapi\n---\n\nInto the forest.\n',
  );
  await expect
    .poll(async () => (await fetch(`${dev.url}search/index.json`)).text())
    .toContain('okapi');
  const search = new SearchModal(page);
  await search.openOn('/docs/intro');
  await search.type('okapi');
  await expect(search.hit('Follow an okapi')).toBeVisible();
  await search.enterFirst();
  await expect(page.locator('h1')).toHaveText('Follow an okapi');
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
