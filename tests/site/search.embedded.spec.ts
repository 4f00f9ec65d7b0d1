// cspell:ignore quickst
import type {Page, Route} from '@playwright/test';
import {pack, unpack, writeIndex} from '../../src/search/indexFile';
import {LIMITS} from '../bench/indexSize';
import {setConnection} from './support/connection';
import {expect, expectIdle, open, test} from './support/test';
import {describeSearch} from './search/behavior';
import {HOSTILE_TEXT} from './search/hostile';
import {SearchModal} from './search/modal';

const INDEX = '**/search/index.json';

const fault = (answer: (route: Route) => Promise<void>) => async (page: Page) => {
  await page.route(INDEX, answer);
};

describeSearch(test, {
  isIndex: (url) => url.endsWith('/search/index.json'),
  preloads: true,
  codeLimit: LIMITS.code,
  answer: async () => undefined,
  faults: {
    'is blocked': fault((route) => route.abort()),
    'is a page of HTML': fault((route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><title>x</title>'}),
    ),
    'has another form': fault((route) => route.fulfill({json: {version: 2}})),
  },
  restore: (page) => page.unroute(INDEX),
  poison: async (page) => {
    await page.route(INDEX, async (route) => {
      const pages = unpack(await (await route.fetch()).json());
      const hostile = {depth: 1, anchor: '', title: HOSTILE_TEXT, text: HOSTILE_TEXT};
      const record = {path: 'docs/intro', area: HOSTILE_TEXT, tag: 'default', language: 'en'};
      await route.fulfill({body: writeIndex(pack([...pages, {...record, sections: [hostile]}]))});
    });
  },
});

/** Waits until every file is there that the page prefetches, with those of the dialog. */
async function expectPrefetched(page: Page): Promise<void> {
  const links = page.locator('link[rel="prefetch"]');
  // No other style sheet is prefetched.
  await expect(page.locator('link[rel="prefetch"][href$=".css"]')).toHaveCount(1);
  const isThere = (link: SVGElement | HTMLElement) =>
    performance.getEntriesByName((link as HTMLLinkElement).href).length > 0;
  for (const link of await links.all()) {
    await expect.poll(() => link.evaluate(isThere)).toBe(true);
  }
}

/** The scripts and style sheets that a page has used since a time, and the bytes on the wire. */
function loadedSince(page: Page, start: number): Promise<{name: string; bytes: number}[]> {
  return page.evaluate(
    (since) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({name, startTime}) => startTime > since && /\.(?:js|css)$/.test(name))
        .map(({name, transferSize}) => ({name, bytes: transferSize})),
    start,
  );
}

test('asks nobody but the site, and only prefetches its code before the reader comes near', async ({
  page,
  site,
}) => {
  const search = new SearchModal(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await setConnection(page, {saveData: false});
  await open(page, '/docs/intro');
  await expectIdle(page);
  expect(requests.filter((url) => url.includes('/search/index.json'))).toEqual([]);
  await expectPrefetched(page);
  const start = await page.evaluate(() => performance.now());
  await search.button.hover();
  await expect.poll(() => requests.some((url) => url.endsWith('/search/index.json'))).toBe(true);
  await search.open();
  const code = await loadedSince(page, start);
  expect(code.map(({name}) => name.split('.').at(-1))).toEqual(
    expect.arrayContaining(['js', 'css']),
  );
  expect(
    code.filter(({bytes}) => bytes > 0),
    'code of the dialog that was not prefetched',
  ).toEqual([]);
  await search.type('quickst');
  await expect(search.hits.first()).toContainText('Quickstart');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Quickstart');
  await open(page, '/search?q=quickstart');
  await expect(page.locator('article').first()).toBeVisible();
  const {origin} = new URL(site.url);
  expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
});

test('leaves out what is in another language, or in a version that is not preferred', async ({
  page,
}) => {
  await page.route(INDEX, async (route) => {
    const pages = unpack(await (await route.fetch()).json());
    const like = (title: string, language: string, tag: string) => ({
      ...{path: `docs/${title}`, area: 'Documentation', language, tag},
      sections: [{depth: 1, anchor: '', title: `Wombats ${title}`, text: ''}],
    });
    const more = [
      like('here', 'en', 'docs-default-current'),
      like('elsewhere', 'fr', 'docs-default-current'),
      like('before', 'en', 'docs-default-1.0'),
      like('outside', 'en', 'default'),
    ];
    await route.fulfill({body: writeIndex(pack([...pages, ...more]))});
  });
  const search = new SearchModal(page);
  await search.openOn('/docs/intro');
  await search.ask('wombats');
  await expect(search.hits).toHaveText([/Wombats here/, /Wombats outside/]);
  await open(page, '/search?q=wombats');
  await expect(page.getByRole('article')).toHaveText([/Wombats here/, /Wombats outside/]);
});
