import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {COLORS, findViolations} from '../../site/support/axe';
import {readBuilt} from '../../site/support/buildOutput';
import {expectInSight} from '../../site/support/inSight';
import {INTRO, QUICKSTART} from '../../site/support/landmarks';
import {findOverflow} from '../../site/support/layout';
import {setColorMode} from '../../site/support/pageParts';
import {expect, open} from '../../site/support/test';
import {CREDENTIALS, HOSTED, test as hostedTest} from './hostedSite';
import {ANSWER, countOf, HostedService, withoutAssistant, type HostedRequest} from './service';

const test = hostedTest.extend<{service: HostedService}>({
  service: async ({page}, use) => use(await HostedService.of(page)),
});

const VIEWPORT = {width: 390, height: 800};

test.use({viewport: VIEWPORT});

const FAILURE = [
  'Unable to fetch results',
  'You might want to check your network connection.',
] as const;

/** What the browser itself reports of a service that fails; an error of the page is none of it. */
const NETWORK = /^(console: Failed to load resource|console: .*ERR_|status: |request: ).*algolia/;

const button = (page: Page) => page.getByRole('button', {name: /^Search/});
const field = (page: Page) => page.locator('.DocSearch-Input');
const modal = (page: Page) => page.locator('.DocSearch-Modal');
const row = (page: Page, text: string) =>
  modal(page).getByRole('option').filter({hasText: text}).first();
const queryField = (page: Page) => page.getByRole('searchbox', {name: 'Search'});

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

/** Expects that the text of a part of the page is legible in both modes. */
async function expectLegible(page: Page, part: string, state: string): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await setColorMode(page, mode);
    const violations = await findViolations(page, part, COLORS);
    expect.soft(violations, `contrast, ${state}, ${mode}`).toEqual([]);
  }
}

/** Expects of the open window what makes it usable: it covers the page, and its text is legible. */
async function expectUsable(page: Page, state: string): Promise<void> {
  const box = await page.locator('.DocSearch-Container').boundingBox();
  expect.soft(box, `the window, ${state}`).toEqual({x: 0, y: 0, ...VIEWPORT});
  // DocSearch has none while its assistant answers.
  if (state !== 'answering') {
    await expectInSight(field(page), state);
    expect.soft((await field(page).boundingBox())!.height).toBeGreaterThanOrEqual(24);
  }
  await expectLegible(page, '.DocSearch-Modal', state);
}

for (const [assistant, loading] of [
  // The window is empty until there is an answer.
  ['with an assistant', ''],
  ['without an assistant', 'Fetching new results...'],
] as const) {
  test(`the window has its texts in each state, ${assistant}`, async ({
    page,
    service,
    problems,
  }) => {
    problems.allow(NETWORK);
    if (loading) {
      await withoutAssistant(page);
    }
    await open(page, '/docs/intro');
    const all = modal(page).getByRole('link', {name: /^See all/});

    await test.step('no query', async () => {
      await expect(button(page)).toBeInViewport();
      await expectLegible(page, '.DocSearch-Button', 'button');
      const place = () => page.locator('h1').boundingBox();
      const before = await place();
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await expectUsable(page, 'no query');
      expect(await place(), 'the page behind the window').toEqual(before);
      await page.keyboard.press('Escape');
      await expect(modal(page)).toBeHidden();
    });

    await test.step('results, and their number', async () => {
      await button(page).focus();
      // Each letter is a query, and each has another number of results; the first opens the window.
      await page.keyboard.press('w');
      await expect(field(page)).toHaveValue('w');
      await field(page).pressSequentially('ait');
      await expect(all).toHaveText(`See all ${countOf('wait')} results`);
      await expect(row(page, QUICKSTART.title)).toBeInViewport();
      expect(service.asked[0]!.indexName).toBe(CREDENTIALS.ALGOLIA_INDEX_NAME);
      expectFilters(service.asked[0]!);
      await expectUsable(page, 'results');
      // A slow answer: the results before stay.
      const release = service.hold();
      await field(page).pressSequentially('s');
      await expect(page.locator('.DocSearch-LoadingIndicator')).toBeVisible();
      await expect(all).toHaveText(`See all ${countOf('wait')} results`);
      release();
      await expect(all).toHaveText(`See all ${countOf('waits')} results`);
    });

    await test.step('no results', async () => {
      service.search = 'none';
      await field(page).fill('nothing');
      await expect(modal(page)).toContainText('No results found for "nothing"');
      await expect(modal(page)).toContainText('Try searching for:');
      await expect(all).toBeHidden();
      const report = modal(page).getByRole('link', {name: 'Let us know.'});
      await expect(report.locator('..')).toHaveText(
        'Believe this query should return results? Let us know.',
      );
      await expect(report).toHaveAttribute('href', /page-missing\.yml.*query=nothing/);
      await expectUsable(page, 'no results');
    });

    await test.step('a failure', async () => {
      service.search = 'cut off';
      await field(page).fill('broken');
      await expect(modal(page).getByRole('alert')).toHaveText(FAILURE.join(''));
      await expect(modal(page)).not.toContainText(/See all|No results|Try searching|Believe/, {
        useInnerText: true,
      });
      await expectUsable(page, 'failure');
    });

    await test.step('a suggestion, and a result', async () => {
      service.search = 'none';
      await field(page).fill('none');
      const suggestion = modal(page).getByRole('button', {name: QUICKSTART.title});
      await expect(suggestion).toBeInViewport();
      service.search = 'results';
      const release = service.hold();
      await suggestion.click();
      await expect(field(page)).toHaveValue(QUICKSTART.title);
      await expect(modal(page)).toContainText(loading);
      await expect(modal(page)).not.toContainText(/No results|Unable/, {useInnerText: true});
      release();
      // The row "Ask AI" has the query in its name.
      await modal(page).getByRole('link', {name: QUICKSTART.title}).click();
      await expect(page.locator('h1')).toHaveText(QUICKSTART.title);
      await expect(modal(page)).toBeHidden();
    });
  });
}

test('the assistant answers, and says when it cannot', async ({page, service}) => {
  const answer = ANSWER.replaceAll('`', '');
  await open(page, '/docs/intro');
  await button(page).click();
  await field(page).fill('how do I wait?');
  await expect(row(page, QUICKSTART.title)).toBeVisible();
  const release = service.hold();
  await row(page, 'Ask AI: ').click();
  await expect(modal(page)).toContainText('Answering...');
  await expectUsable(page, 'answering');
  release();
  await expect(modal(page)).toContainText(answer);
  await expect(modal(page)).toContainText(
    'Answers are generated with AI which can make mistakes. Verify responses.',
  );
  expect(service.questions[0]).toContain('how do I wait?');
  await expectUsable(page, 'answer');

  await test.step('an answer that fails', async () => {
    service.chatFails = true;
    await field(page).fill('and now?');
    await field(page).press('Enter');
    const alert = modal(page).getByRole('alert');
    await expect(alert).toHaveText(
      'Unable to get an answer. You might want to check your network connection, or try again later.',
    );
    // What the service says of it is for the one who runs the service.
    await expect(modal(page).getByText(/E2/)).toBeHidden();
    await expectUsable(page, 'answer that fails');
    service.chatFails = false;
    await field(page).fill('and again?');
    await field(page).press('Enter');
    await expect(alert).toBeHidden();
  });
});

test('the search page has its texts in each state', async ({page, service, problems}) => {
  problems.allow(NETWORK);
  const expectPageLegible = (state: string) => expectLegible(page, '.search-page-wrapper', state);

  await test.step('results', async () => {
    const release = service.hold();
    await open(page, '/search?q=wait');
    await expect(page.locator('h1')).toHaveText('Search results for "wait"');
    await expect(page).toHaveTitle(/^Search results for "wait"/);
    await expect(queryField(page)).toHaveValue('wait');
    await expect(queryField(page)).toBeInViewport({ratio: 1});
    expect(await findOverflow(page)).toEqual([]);
    await expect(page.getByText('No results')).toBeHidden();
    release();
    await expect(page.getByText(`${countOf('wait')} sections found`)).toBeVisible();
    expectFilters(service.asked[0]!);
    await expectPageLegible('results');
  });

  await test.step('a failure', async () => {
    service.search = 'rejected';
    await queryField(page).press('s');
    for (const text of FAILURE) {
      await expect(page.getByRole('alert')).toContainText(text);
    }
    await expectPageLegible('failure');
  });

  await test.step('no results', async () => {
    service.search = 'none';
    await queryField(page).fill('nothing');
    await expect(page).toHaveURL(/\?q=nothing$/);
    await expect(page.getByText('No results found for "nothing"')).toBeVisible();
    await expect(page.getByText('Believe this query should return results?')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await expectPageLegible('no results');
  });

  await test.step('a suggestion, and a result', async () => {
    service.search = 'results';
    await page.getByText('Try searching for:').getByRole('link').first().click();
    await expect(queryField(page)).toHaveValue(QUICKSTART.title);
    await page.getByRole('main').getByRole('link', {name: 'ElementActions'}).first().click();
    await expect(page.locator('h1')).toHaveText('ElementActions');
  });
});

test('the configuration of the crawler finds the parts of a page', () => {
  const $ = load(readBuilt('docs/intro/index.html', HOSTED.dir));
  const crawler = path.join(__dirname, '../../../contributing/site/hosted-search-crawler.cjs');
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
