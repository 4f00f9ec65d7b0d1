import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {builtFiles, readBuilt} from './support/buildOutput';
import {COLORS, findViolations} from './support/axe';
import {INTRO, QUICKSTART} from './support/landmarks';
import {navbarOf, setColorMode} from './support/pageParts';
import {
  ANSWER,
  countOf,
  HostedService,
  withoutAssistant,
  type HostedRequest,
} from './search/hosted';
import {expect, expectHydrated, open} from './support/test';
import {HOSTED, PREVIEW, test as previewTest} from './support/preview';

const test = previewTest.extend<{service: HostedService}>({
  service: async ({page}, use) => use(await HostedService.of(page)),
});

const FAILURE = [
  'Unable to fetch results',
  'You might want to check your network connection.',
] as const;

/** What the browser itself reports of a service that fails; an error of the page is none of it. */
const NETWORK = /^(console: Failed to load resource|console: .*ERR_|status: |request: ).*algolia/;

const WIDTHS = [390, 1280] as const;

const button = (page: Page) => page.getByRole('button', {name: /^Search/});
const field = (page: Page) => page.locator('.DocSearch-Input');
const modal = (page: Page) => page.locator('.DocSearch-Modal');
const row = (page: Page, text: string) =>
  modal(page).getByRole('option').filter({hasText: text}).first();
const queryField = (page: Page) => page.getByRole('searchbox', {name: 'Search'});

async function openWindow(page: Page, query = ''): Promise<void> {
  await button(page).click();
  await field(page).fill(query);
}

async function ask(page: Page): Promise<void> {
  await openWindow(page, 'how do I wait?');
  await row(page, 'Ask AI: ').click();
}

/** The tags and the language by which a query is limited. */
function expectFilters({facetFilters}: HostedRequest): void {
  expect(facetFilters.flat().sort()).toEqual([
    'docusaurus_tag:default',
    'docusaurus_tag:docs-api-current',
    'docusaurus_tag:docs-community-current',
    'docusaurus_tag:docs-contributing-current',
    'docusaurus_tag:docs-default-current',
    'language:en',
  ]);
}

/** Expects of the open window what makes it usable: it is over the page, and its text is legible. */
async function expectUsable(page: Page, state: string): Promise<void> {
  const {position, box, viewport, fieldHeight} = await page.evaluate(() => {
    const container = document.querySelector('.DocSearch-Container')!;
    const {left, top, width, height} = container.getBoundingClientRect();
    return {
      position: getComputedStyle(container).position,
      box: [left, top, width, height],
      viewport: [0, 0, innerWidth, innerHeight],
      fieldHeight: document.querySelector('.DocSearch-Form')!.getBoundingClientRect().height,
    };
  });
  expect.soft(position, `position of the window, ${state}`).toBe('fixed');
  expect.soft(box, `the window, ${state}`).toEqual(viewport);
  expect.soft(fieldHeight, `height of the field, ${state}`).toBeGreaterThanOrEqual(40);
  for (const mode of ['light', 'dark'] as const) {
    await setColorMode(page, mode);
    const violations = await findViolations(page, '.DocSearch-Modal', COLORS);
    expect.soft(violations, `contrast, ${state}, ${mode}`).toEqual([]);
  }
}

test('the search of this site is left out', () => {
  const code = builtFiles(/^assets\/js\//, PREVIEW.dir).map((name) => readBuilt(name, PREVIEW.dir));
  expect(code.filter((text) => text.includes('data-search-row'))).toEqual([]);
});

test('the page does not move behind the window', async ({page, service}) => {
  expect(service.search).toBe('results');
  await open(page, '/docs/intro');
  await page.evaluate(() => window.scrollTo({top: 300, behavior: 'instant'}));
  const places = () =>
    page
      .locator('nav, h1, h2, .theme-doc-sidebar-container')
      .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())));
  const before = await places();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await field(page).fill('wait');
  await expect(row(page, QUICKSTART.title)).toBeVisible();
  expect(await places()).toEqual(before);
});

for (const width of WIDTHS) {
  test(`the button has its place at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, '/docs/intro');
    const brand = (await navbarOf(page)
      .getByRole('link', {name: 'Boyka Framework', exact: true})
      .boundingBox())!;
    const box = (await button(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(brand.x + brand.width);
    expect(box.height).toBeGreaterThanOrEqual(36);
    expect(box.width).toBeGreaterThanOrEqual(36);
    for (const mode of ['light', 'dark'] as const) {
      await setColorMode(page, mode);
      expect(await findViolations(page, '.DocSearch-Button', COLORS)).toEqual([]);
    }
  });

  test(`the window is over the page, which is in its place afterwards, at ${width} px`, async ({
    page,
    service,
  }) => {
    expect(service.search).toBe('results');
    await page.setViewportSize({width, height: 800});
    await open(page, '/docs/intro');
    await page.evaluate(() => window.scrollTo({top: 300, behavior: 'instant'}));
    const place = () => page.locator('h2').nth(1).boundingBox();
    const before = await place();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expectUsable(page, 'start');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await expect.poll(place).toEqual(before);
  });

  test(`results, and their number, at ${width} px`, async ({page, service}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, '/docs/intro');
    await button(page).click();
    // Each letter is a query, and each has another number of results.
    await field(page).pressSequentially('wait');
    const all = modal(page).getByRole('link', {name: /^See all/});
    await expect(all).toHaveText(`See all ${countOf('wait')} results`);
    await expect(row(page, QUICKSTART.title)).toBeVisible();
    await expectUsable(page, 'results');
    // A slow answer: the results before stay.
    const release = service.hold();
    await field(page).pressSequentially('s');
    await expect(page.locator('.DocSearch-LoadingIndicator')).toBeVisible();
    await expect(all).toHaveText(`See all ${countOf('wait')} results`);
    await expectUsable(page, 'slow');
    release();
    await expect(all).toHaveText(`See all ${countOf('waits')} results`);
    await all.click();
    await expect(page.locator('h1')).toHaveText('Search results for "waits"');
    await expect(modal(page)).toBeHidden();
  });

  test(`a query without results, at ${width} px`, async ({page, service}) => {
    service.search = 'none';
    await page.setViewportSize({width, height: 800});
    await open(page, '/docs/intro');
    await openWindow(page, 'wait');
    await expect(modal(page)).toContainText('No results found for "wait"');
    await expect(modal(page)).toContainText('Try searching for:');
    await expect(modal(page)).not.toContainText('See all');
    const report = modal(page).getByRole('link', {name: 'Let us know.'});
    await expect(report.locator('..')).toHaveText(
      'Believe this query should return results? Let us know.',
    );
    await expect(report).toHaveAttribute('href', /page-missing\.yml.*query=wait/);
    await expectUsable(page, 'no results');
    service.search = 'results';
    await modal(page).getByRole('button', {name: 'Quickstart'}).click();
    await expect(field(page)).toHaveValue('Quickstart');
    await expect(row(page, QUICKSTART.title)).toBeVisible();
    await expect(modal(page)).not.toContainText('No results found');
  });

  test(`the search page, at ${width} px`, async ({page, service}) => {
    await page.setViewportSize({width, height: 800});
    const release = service.hold();
    await open(page, '/search?q=wait');
    await expect(page.locator('h1')).toHaveText('Search results for "wait"');
    await expect(page).toHaveTitle(/^Search results for "wait"/);
    await expect(queryField(page)).toHaveValue('wait');
    const {height, width: fieldWidth} = (await queryField(page).boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(40);
    expect(fieldWidth).toBeGreaterThan(width / 2);
    await expect(page.getByText('No results were found')).toBeHidden();
    release();
    await expect(page.getByText(`${countOf('wait')} sections found`)).toBeVisible();
    expectFilters(service.asked[0]!);
    await expectLegible(page);
    service.search = 'none';
    await queryField(page).fill('nothing');
    await expect(page).toHaveURL(/\?q=nothing$/);
    await expect(page.getByText('No results were found')).toBeVisible();
    await expect(page.getByText('Believe this query should return results?')).toBeVisible();
    await expectLegible(page);
    service.search = 'results';
    await page.getByText('Try searching for:').getByRole('link').first().click();
    await expect(queryField(page)).toHaveValue('Quickstart');
    await page.getByRole('main').getByRole('link', {name: 'ElementActions'}).first().click();
    await expect(page.locator('h1')).toHaveText('ElementActions');
  });

  test(`an answer of Ask AI, at ${width} px`, async ({page, service}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, '/docs/intro');
    await openWindow(page, 'how do I wait?');
    await expect(row(page, QUICKSTART.title)).toBeVisible();
    const release = service.hold();
    await row(page, 'Ask AI: ').click();
    await expect(modal(page)).toContainText('Answering...');
    await expectUsable(page, 'answering');
    release();
    await expect(modal(page)).toContainText(ANSWER.replaceAll('`', ''));
    await expect(modal(page)).toContainText(
      'Answers are generated with AI which can make mistakes. Verify responses.',
    );
    await expect(field(page)).toHaveAttribute('placeholder', 'Ask another question...');
    expect(service.questions[0]).toContain('how do I wait?');
    await expectUsable(page, 'answer');
    await page.keyboard.press('Escape');
    await expect(modal(page)).not.toContainText(ANSWER.replaceAll('`', ''));
    await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await button(page).click();
    await expect(modal(page)).toContainText('Recent conversations');
    await row(page, 'how do I wait?').click();
    await expect(modal(page)).toContainText(ANSWER.replaceAll('`', ''));
  });
}

// What is announced in these states is the same in each width.
test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  for (const failure of [403, 500, 'cut off'] as const) {
    test(`the window of a search that fails (${failure})`, async ({page, service, problems}) => {
      problems.allow(NETWORK);
      service.search = failure;
      await open(page, '/docs/intro');
      await openWindow(page, 'wait');
      await expect(modal(page).getByRole('alert')).toHaveText(FAILURE.join(''));
      await expect(modal(page)).not.toContainText(/See all|No results|Try searching|Believe/, {
        useInnerText: true,
      });
      await expectUsable(page, `failure ${failure}`);
      service.search = 'results';
      await field(page).press('s');
      await expect(row(page, QUICKSTART.title)).toBeVisible();
      await expect(modal(page)).not.toContainText(FAILURE[0]);
    });

    test(`the page of a search that fails (${failure})`, async ({page, service, problems}) => {
      problems.allow(NETWORK);
      service.search = failure;
      await open(page, '/search?q=wait');
      const alert = page.getByRole('alert');
      for (const text of FAILURE) {
        await expect(alert).toContainText(text);
      }
      expect(await findViolations(page, '.search-page-wrapper', COLORS)).toEqual([]);
      service.search = 'results';
      await queryField(page).press('s');
      await expect(page.getByRole('link', {name: QUICKSTART.title})).toBeVisible();
      await expect(alert).toBeHidden();
    });
  }

  for (const failure of ['no token', 'error status', 'error in the answer', 'cut off'] as const) {
    test(`an answer of Ask AI that fails (${failure})`, async ({page, service, problems}) => {
      problems.allow(NETWORK);
      service.chat = failure;
      await open(page, '/docs/intro');
      await ask(page);
      const alert = modal(page).getByRole('alert');
      await expect(alert).toHaveText(
        'Unable to get an answer. You might want to check your network connection, or try again later.',
      );
      // What the service or the browser says of it is for the one who runs the service.
      await expect(modal(page).getByText(/JSON|E1|E2|fetch/)).toBeHidden();
      await expectUsable(page, `answer that fails, ${failure}`);
      service.chat = 'answer';
      await field(page).fill('and now?');
      await field(page).press('Enter');
      await expect(modal(page)).toContainText(ANSWER.replaceAll('`', ''));
      await expect(alert).toBeHidden();
    });
  }

  test('recent and favorite searches', async ({page, service}) => {
    expect(service.search).toBe('results');
    await open(page, '/docs/intro');
    await openWindow(page, 'quick');
    await row(page, QUICKSTART.title).click();
    await expect(page.locator('h1')).toHaveText(QUICKSTART.title);
    await expect(modal(page)).toBeHidden();
    await page.reload();
    await expectHydrated(page);
    await openWindow(page);
    await expect(modal(page)).toContainText('Recent');
    await row(page, QUICKSTART.title).getByTitle('Save this search').click();
    await expect(modal(page)).toContainText('Favorite');
    await expect(modal(page)).not.toContainText('Recent');
    await expectUsable(page, 'favorites');
    await row(page, QUICKSTART.title).getByTitle('Remove this search from favorites').click();
    await expect(modal(page)).not.toContainText('Favorite');
  });
});

/** Expects that the text of the search page is legible in both modes. */
async function expectLegible(page: Page): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await setColorMode(page, mode);
    const violations = await findViolations(page, '.search-page-wrapper', COLORS);
    expect.soft(violations, `contrast of the search page, ${mode}`).toEqual([]);
  }
}

test('without an assistant, the window has the same texts', async ({page, service, problems}) => {
  problems.allow(NETWORK);
  await withoutAssistant(page);
  await open(page, '/docs/intro');
  const release = service.hold();
  await openWindow(page, 'wait');
  await expect(modal(page)).toContainText('Fetching new results...');
  await expect(modal(page)).not.toContainText(/Ask AI|No results/, {useInnerText: true});
  release();
  await expect(modal(page).getByRole('link', {name: /^See all/})).toHaveText(
    `See all ${countOf('wait')} results`,
  );
  service.search = 'none';
  await field(page).press('s');
  await expect(modal(page)).toContainText('No results found for "waits"');
  await expect(modal(page)).toContainText('Try searching for:');
  await expect(modal(page)).toContainText('Believe this query should return results?');
  await expect(modal(page)).not.toContainText('See all');
  await expectUsable(page, 'no results, without an assistant');
  service.search = 'cut off';
  await field(page).press('x');
  await expect(modal(page).getByRole('alert')).toHaveText(FAILURE.join(''));
  await expect(modal(page)).not.toContainText(/No results|Try searching|Believe/, {
    useInnerText: true,
  });
  await expectUsable(page, 'failure, without an assistant');
});

test('a letter on the button opens the window with it, and a result opens its page', async ({
  page,
  service,
}) => {
  await open(page, '/contributing/welcome');
  await button(page).focus();
  await page.keyboard.press('q');
  await expect(field(page)).toHaveValue('q');
  await expect(row(page, QUICKSTART.title)).toBeVisible();
  const [first] = service.asked;
  expect(first!.query).toBe('q');
  expect(first!.indexName).toBe(HOSTED.ALGOLIA_INDEX_NAME);
  expectFilters(first!);
  await row(page, QUICKSTART.title).getByRole('link').click();
  await expect(page.locator('h1')).toHaveText(QUICKSTART.title);
  await expect(modal(page)).toBeHidden();
});

test('the configuration of the crawler finds the parts of a page', () => {
  const $ = load(readBuilt('docs/intro/index.html', PREVIEW.dir));
  const crawler = path.join(__dirname, '../../contributing/site/hosted-search-crawler.cjs');
  type Selectors = Record<'lvl1' | 'lvl2' | 'content', string[]> & {lvl0: {defaultValue: string}};
  const parts = {} as Selectors;
  const docsearch = ({recordProps}: {recordProps: Selectors}) => Object.assign(parts, recordProps);
  vm.runInNewContext(readFileSync(crawler, 'utf8'), {
    Crawler: function Crawler({actions}: {actions: {recordExtractor: (page: object) => void}[]}) {
      actions.forEach(({recordExtractor}) => recordExtractor({$, helpers: {docsearch}}));
    },
  });
  expect(parts.lvl0.defaultValue).toBe('Documentation');
  expect($(parts.lvl1.join()).text()).toBe(INTRO.title);
  expect($(parts.lvl2.join()).length).toBeGreaterThan(2);
  expect($(parts.content.join()).length).toBeGreaterThan(20);
});
