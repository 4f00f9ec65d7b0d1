// cspell:ignore uick
import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {builtFiles, readBuilt} from './support/build';
import {answerHosted, CORS, HOSTS, type HostedRequest} from './search/hosted';
import {INTRO, QUICKSTART} from './support/landmarks';
import {expect, open} from './support/test';
import {HOSTED, PREVIEW, test} from './support/preview';

const button = (page: Page) => page.getByRole('button', {name: /^Search/});
const field = (page: Page) => page.locator('.DocSearch-Input');
const modal = (page: Page) => page.locator('.DocSearch-Modal');

test('has the search of the theme alone, which may reach its hosts', () => {
  const code = builtFiles(/^assets\/js\//, PREVIEW.dir).map((name) => readBuilt(name, PREVIEW.dir));
  expect(code.some((text) => text.includes('data-search-row'))).toBe(false);
  expect(code.some((text) => text.includes('DocSearch-Modal'))).toBe(true);
  const html = readBuilt('docs/intro/index.html', PREVIEW.dir);
  expect(html).toContain(`href=https://${HOSTED.ALGOLIA_APP_ID}-dsn.algolia.net`);
});

test('a letter on the button opens it with that letter, and a result opens its page', async ({
  page,
}) => {
  const asked: HostedRequest[] = [];
  await page.route(HOSTS, (route) => answerHosted(route, asked));
  await open(page, '/contributing/welcome');
  await button(page).focus();
  await page.keyboard.press('q');
  await expect(field(page)).toHaveValue('q');
  await expect(field(page)).toHaveAttribute('placeholder', /Search docs|Ask/);
  await field(page).pressSequentially('uick');
  const hit = modal(page).getByRole('option').filter({hasText: QUICKSTART.title}).first();
  await expect(hit).toBeVisible();
  const last = asked.at(-1)!;
  expect(last.query).toBe('quick');
  expect(last.indexName).toBe(HOSTED.ALGOLIA_INDEX_NAME);
  const [language, tags] = last.facetFilters;
  expect(language).toBe('language:en');
  expect([...tags].sort()).toEqual([
    'docusaurus_tag:default',
    'docusaurus_tag:docs-api-current',
    'docusaurus_tag:docs-community-current',
    'docusaurus_tag:docs-contributing-current',
    'docusaurus_tag:docs-default-current',
  ]);
  await hit.getByRole('link').click();
  await expect(page.locator('h1')).toHaveText(QUICKSTART.title);
  await expect(modal(page)).toBeHidden();
});

test('Ask AI answers, with its disclaimer and placeholders', async ({page}) => {
  const chats: string[] = [];
  await page.route(HOSTS, (route) => answerHosted(route));
  await page.route('https://askai.algolia.com/chat/token', (route) =>
    route.fulfill({headers: CORS, json: {token: 'test'}}),
  );
  await page.route('https://askai.algolia.com/chat', async (route) => {
    chats.push(route.request().postData() ?? '');
    const parts = [
      {type: 'start', messageId: 'm1'},
      {type: 'start-step'},
      {type: 'text-start', id: 't1'},
      {type: 'text-delta', id: 't1', delta: 'Raise `explicit_wait`.'},
      {type: 'text-end', id: 't1'},
      {type: 'finish-step'},
      {type: 'finish'},
    ].map((part) => `data: ${JSON.stringify(part)}\n\n`);
    await route.fulfill({
      headers: {...CORS, 'content-type': 'text/event-stream'},
      body: `${parts.join('')}data: [DONE]\n\n`,
    });
  });
  await open(page, '/docs/intro');
  await button(page).click();
  await field(page).fill('how do I wait?');
  const question = modal(page).getByRole('option').filter({hasText: 'Ask AI: '});
  await expect(question).toContainText('how do I wait?');
  await question.click();
  await expect(modal(page)).toContainText('Raise explicit_wait.');
  await expect(modal(page)).toContainText(
    'Answers are generated with AI which can make mistakes. Verify responses.',
  );
  await expect(field(page)).toHaveAttribute('placeholder', 'Ask another question...');
  expect(chats[0]).toContain('how do I wait?');
});

test('the configuration of the crawler finds the parts of a page', () => {
  const $ = load(readBuilt('docs/intro/index.html', PREVIEW.dir));
  const crawler = path.join(__dirname, '../../src/plugins/hostedSearch/crawler.cjs');
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
