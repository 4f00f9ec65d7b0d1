// cspell:disable: queries are typed as readers type them, nonsense included.
import type {Locator, Page, Route} from '@playwright/test';
import {load} from 'cheerio';
import {PROJECT} from '../../src/config/identity';
import {STARTING_POINTS} from '../../src/config/searchStart';
import {API, ARCHITECTURE, QUICKSTART, started, SUPPORT, SUPPORTERS} from './support/landmarks';
import {isPrefetch, sizesOf, totalOf} from './support/pageWeight';
import {expectAccessible, expectText, HOSTILE_TEXT, test} from './search/modal';
import {readBuilt} from './support/buildOutput';
import {setConnection} from './support/connection';
import {holdBack} from './support/holdBack';
import {expectInSight} from './support/inSight';
import {expect, expectIdle, open} from './support/test';

const INDEX = /\/search\/[^?]*\.json/;
const CODE = /\/assets\/js\//;
const START = `/${SUPPORT.path}`;
const LABELS = STARTING_POINTS.map(({label}) => label);

/** As a browser that prefetches nothing: prefetched code would be there at once. */
const refusePrefetch = (page: Page) =>
  page.route(CODE, (route) =>
    isPrefetch(route.request()) ? route.abort('aborted') : route.fallback(),
  );

test('the field takes letters, but no Enter, while the other code is loading', async ({
  page,
  search,
}) => {
  await refusePrefetch(page);
  await open(page, START);
  const release = await holdBack(page, CODE);
  await page.keyboard.press('/');
  await page.keyboard.type('locatorr');
  await page.keyboard.press('Backspace');
  await expect(search.input).toHaveValue('locator');
  await expect(search.hits).toHaveCount(0);
  await page.keyboard.press('Enter');
  release();
  await page.keyboard.type('s');
  await expect(search.input).toHaveValue('locators');
  await expect(search.hit(/Locator/).first()).toBeVisible();
  await expect(search.input).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${START}$`));
});

test('keys and the button open it with all letters; it closes in four ways, and returns the focus', async ({
  page,
  search: {button, input, modal, hits, status},
}) => {
  await open(page, START);
  const link = page.getByRole('link', {name: 'API', exact: true}).first();
  const press = (key: string) => () => page.keyboard.press(key);
  const cancel = () => modal.getByRole('button', {name: 'Cancel'}).click();
  for (const [focused, show, close] of [
    [link, press('/'), press('Escape')],
    [link, press('Control+k'), press('Control+k')],
    [link, press('Meta+k'), () => page.mouse.click(5, 400)],
    [button, () => button.click(), cancel],
    // A letter on the button.
    [button, () => button.focus(), press('Escape')],
  ] as const) {
    await focused.focus();
    await show();
    // In the place of the last query, which is selected.
    await page.keyboard.type('timeouts');
    await expect(input).toHaveValue('timeouts');
    await close();
    await expect(modal).toBeHidden();
    await expect(focused).toBeFocused();
  }
  // The console of Firefox, and keys of its extensions, are others.
  for (const keys of ['Control+c', 'Control+Shift+k', 'Control+Alt+k']) {
    await page.keyboard.press(keys);
    await expect(modal, keys).toBeHidden();
  }
  await page.keyboard.down('Control');
  await page.keyboard.down('k');
  // What is held down is pressed again and again.
  await page.keyboard.down('k');
  await page.keyboard.up('k');
  await page.keyboard.up('Control');
  await expect(input).toHaveValue('timeouts');
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  // The selected text, as far as anyone would type it.
  await expect(input).toHaveValue(/^.{500,512}$/);
  await expect(status).toHaveText(/sections found/);
});

test('stays open when a page arrives, and closes on Back, which stays on the page', async ({
  page,
  search,
}) => {
  await open(page, START);
  const release = await holdBack(page, CODE);
  // A page of another area has a navbar of its own.
  await page.getByRole('link', {name: 'API', exact: true}).first().click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('key');
  release();
  await expect(page.locator('h1')).toHaveText(API.title);
  await expect(search.input).toBeFocused();
  await page.keyboard.type('board');
  await expect(search.input).toHaveValue('keyboard');
  await expect(search.status).toHaveText(/sections found/);
  await page.evaluate(() => history.back());
  await expect(search.modal).toBeHidden();
  await expect(page).toHaveURL(/\/api\/intro$/);
  await expect(page.locator('h1')).toHaveText(API.title);
});

test('loads the index when the reader comes near, and little until the first result', async ({
  page,
  search,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!isPrefetch(request)) {
      requests.push(request.url());
    }
  });
  const hasIndex = () => requests.some((url) => INDEX.test(url));
  await setConnection(page, {saveData: false});
  await open(page, START);
  await expectIdle(page);
  expect(hasIndex()).toBe(false);
  const before = requests.length;
  await search.button.hover();
  await expect.poll(hasIndex).toBe(true);
  await search.open();
  await search.ask(started(QUICKSTART), QUICKSTART.title);
  const loaded = requests.slice(before);
  const weigh = async (files: RegExp) =>
    totalOf(await sizesOf(page, new Set(loaded.filter((url) => files.test(url)))));
  expect(await weigh(/\.(js|css)$/), 'code').toBeLessThanOrEqual(40_000);
  // Two and a half seconds at 1.6 Mbit/s, as on a slow phone.
  expect(await weigh(/\.json$/), 'index and texts').toBeLessThanOrEqual(500_000);
});

test('a failure is reported, and a letter tries again', async ({page, search, problems}) => {
  problems.allow(/^(?!.*Content Security Policy)/);
  const failed = search.modal.getByRole('alert').filter({hasText: 'Unable to fetch results'});
  const network = 'check your network connection.If the connection works, reload the page.';
  await refusePrefetch(page);
  await open(page, START);
  for (const [pattern, answer, advice] of [
    [CODE, (route: Route) => route.abort(), network],
    [INDEX, (route: Route) => route.abort(), network],
    [INDEX, (route: Route) => route.fulfill({body: '<!doctype html>'}), network],
    [INDEX, (route: Route) => route.fulfill({json: {version: 2}}), 'this browser may be too old'],
  ] as const) {
    await page.route(pattern, answer);
    await page.keyboard.press('Escape');
    await search.open();
    await page.keyboard.type('quicks');
    await expect(failed).toContainText(advice);
    await page.unroute(pattern);
  }
  await page.keyboard.type('t');
  await expect(search.hits.first()).toContainText(QUICKSTART.title);
  await expect(failed).toHaveCount(0);
  expect(problems.all.filter((problem) => problem.startsWith('error:'))).toEqual([]);
});

test('the empty field has links to start from, which arrow keys reach', async ({page, search}) => {
  await search.openOn(START);
  await expect(search.entries('Starting points')).toHaveText(LABELS);
  await page.keyboard.press('Enter');
  await expect(search.modal, 'Enter before a row is chosen').toBeVisible();
  for (const {label, to} of STARTING_POINTS) {
    await page.keyboard.press('ArrowDown');
    await expect(search.active).toHaveText(label);
    const [route = '', id = ''] = to.split('#');
    const $ = load(readBuilt(`${route.slice(1)}/index.html`));
    expect($(id ? `[id="${id}"]` : 'h1'), to).toHaveLength(1);
  }
  await page.keyboard.press('Enter');
  await expect(search.modal).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/intro\/?#platforms$/);
});

test('a result shows its area, place, and the text around the words', async ({page, search}) => {
  const snippet = page.locator('[data-search-snippet]');
  await page.setViewportSize({width: 1280, height: 800});
  await search.openOn(START);
  await search.ask('element');
  await expect(search.hits.nth(4)).toBeInViewport({ratio: 1});
  await expect(search.hits.first().locator('mark').first()).toBeVisible();
  const places = search.entries('API').locator('[data-search-path]');
  for (const place of await places.allTextContents()) {
    expect(place, 'the area is above').not.toMatch(/^API( ›|$)/);
  }
  // A heading that a table or another heading follows at once has no text of its own, and no line.
  await search.ask('gestures', /Gestures/);
  await expect(search.hits.filter({hasNot: snippet}).first()).toBeVisible();
  await search.ask('welcome to boyka framework');
  await expect(search.headings.first()).toHaveText('Blogs');
  await search.ask('open-source license or plan');
  const found = search.hit(SUPPORTERS.title).first().locator(snippet);
  await expect(found.locator('mark').first()).toBeVisible();
  await expect(found).toContainText('license or plan');
});

test('arrow keys choose a row, which the field names; Enter opens it; Tab stays inside', async ({
  page,
  search,
}) => {
  // Axe reads the whole of a page before it checks a part: this one is short.
  await search.openOn(START);
  await search.ask('locator', /locator/i);
  await expectAccessible(page, 'results', 'dialog[open]');
  const controls = await search.modal.locator('a:visible, button:visible, input').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step <= controls; step += 1) {
      await page.keyboard.press(key);
      await expect(search.modal.locator(':focus')).toHaveCount(1);
    }
  }
  await search.input.focus();
  await expect(search.input).toHaveAttribute('dir', 'auto');
  await expect(search.input).toHaveAttribute('aria-expanded', 'true');
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key);
    const id = (await search.hits.nth(index).getAttribute('id'))!;
    await expect(search.active).toHaveId(id);
    await expect(search.input).toHaveAttribute('aria-activedescendant', id);
  }
  const link = (await search.active.getByRole('link').getAttribute('href'))!;
  const isLink = ({pathname, hash}: URL) => (pathname + hash).replace('/#', '#') === link;
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opened;
  await expect(tab).toHaveURL(isLink);
  await tab.close();
  await page.keyboard.press('Enter');
  await expect(search.modal).toBeHidden();
  await expect(page).toHaveURL(isLink);
});

test('no results: the query, other queries, and a report, in the whole window of a phone', async ({
  page,
  search,
}) => {
  const {modal, input, hits, status} = search;
  await page.setViewportSize({width: 390, height: 844});
  await search.openOn(START);
  await page.keyboard.type('zzqxxkwj');
  for (const text of [
    'No results found for "zzqxxkwj"',
    'Try searching for',
    'Believe this query should return results?',
  ]) {
    await expect(modal).toContainText(text);
  }
  await expect(status).toHaveText('0 sections found');
  const report = modal.getByRole('link', {name: 'Let us know.'});
  const {searchParams} = new URL((await report.getAttribute('href'))!);
  expect(searchParams.get('template')).toBe('page-missing.yml');
  expect(searchParams.get('query')).toBe('zzqxxkwj');
  expect(await modal.boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
  // The window of a desktop at 200 % is as narrow, and has a keyboard.
  await expect(modal.getByRole('checkbox')).toBeInViewport({ratio: 1});
  await expectAccessible(page, 'no results', 'dialog[open]');
  await modal.getByRole('list').first().getByRole('button').first().click();
  await expect(hits.first()).toBeVisible();
  await modal.getByRole('button', {name: 'Clear', exact: true}).click();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
});

test('an error leads to the log reader with its text, which is in no address', async ({
  page,
  search,
}) => {
  const row = search.hit('Look it up in the log reader');
  const box = page.getByRole('textbox', {name: 'Log or stack trace'});
  await search.openOn(START);
  await search.ask('locator', /locator/i);
  await expect(row, 'no error').toHaveCount(0);
  for (const [query, place] of [
    // No section has half of its words.
    ['qwxz.VbnmException: 17 zzqxxkwj of plmokn', 'first'],
    // An entry explains it.
    ['element click intercepted: Element is not clickable at point', 'last'],
  ] as const) {
    await search.ask(query, place === 'first' ? 'Look it up' : 'ElementClickIntercepted');
    await expect(place === 'first' ? search.hits.first() : search.hits.last()).toContainText(
      'Look it up in the log reader',
    );
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('link')).toBeInViewport({ratio: 0.9});
    await expectAccessible(page, place, 'dialog[open]');
    await row.getByRole('link').click();
    await expect(search.modal).toBeHidden();
    await expect(page).toHaveURL(/\/troubleshooting#paste-your-log$/);
    await expect(box).toHaveValue(query);
    await expectInSight(box);
    await search.open();
  }
  await page.keyboard.press('Escape');
  // The second text came on the page itself, and has an entry.
  await expectInSight(page.locator('main ol > li summary').first());
  await page.reload();
  await expect(box, 'nothing is stored').toHaveValue('');
});

test('recent and favorite searches survive a reload, and are removed', async ({page, search}) => {
  const recent = search.entries('Recent');
  const favorite = search.entries('Favorite');
  const remove = (row: Locator) => row.getByTitle(/^Remove this search/).click();
  await open(page, START);
  // Other entries than those of the dialog: tests/unit/search/stored.test.ts.
  await page.evaluate(
    ([title, project]) => {
      const entry = {url: `/${project}/docs/intro`, hierarchy: {lvl1: title}};
      localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${project}`, JSON.stringify([entry]));
    },
    [HOSTILE_TEXT, PROJECT],
  );
  await search.open();
  await expect(recent).toContainText(HOSTILE_TEXT);
  await expectText(search.modal, 'stored');
  for (const {title} of [QUICKSTART, ARCHITECTURE]) {
    await search.ask(title, title);
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText(title);
    await search.open();
  }
  await expect(recent).toContainText([ARCHITECTURE.title, QUICKSTART.title, HOSTILE_TEXT]);
  await recent.nth(1).getByTitle('Save this search').click();
  await expect(search.input).toBeFocused();
  await search.openOn(START);
  await expect(favorite).toContainText([QUICKSTART.title]);
  await expect(recent).toContainText([ARCHITECTURE.title, HOSTILE_TEXT]);
  await expectAccessible(page, 'recent searches', 'dialog[open]');
  await remove(recent.last());
  await remove(recent);
  await remove(favorite);
  await search.openOn(START);
  await expect(search.hits).toHaveText(LABELS);
});
