// cspell:disable: queries are typed as readers type them, nonsense included.
import type {Route} from '@playwright/test';
import {load} from 'cheerio';
import {STARTING_POINTS} from '../../src/config/searchStart';
import {API, ARCHITECTURE, QUICKSTART, started, SUPPORTERS} from './support/landmarks';
import {isPrefetch, sizesOf} from './support/pageWeight';
import {expectAccessible, expectText, HOSTILE_TEXT, test, type SearchModal} from './search/modal';
import {readBuilt} from './support/buildOutput';
import {setConnection} from './support/connection';
import {holdBack} from './support/holdBack';
import {expect, expectHydrated, expectIdle, open} from './support/test';
import {translate} from './support/translate';

/**
 * What is loaded until the first result: at most so many bytes with gzip, 440 KB in all. A page adds
 * about 2.3 KB to the index.
 */
const LIMITS = {code: 40_000, index: 400_000};

const FAILED = 'Unable to fetch results';
const INDEX = /\/search\/[^?]*\.json/;
const CODE = /\/assets\/js\//;
const LABELS = STARTING_POINTS.map(({label}) => label);

for (const [how, start] of [
  ['Ctrl+K', ({page}) => page.keyboard.press('Control+k')],
  ['Cmd+K', ({page}) => page.keyboard.press('Meta+k')],
  ['a slash', ({page}) => page.keyboard.press('/')],
  ['a click on the button', ({button}) => button.click()],
  ['a letter on the button', ({button}) => button.focus()],
] as const satisfies [string, (search: SearchModal) => Promise<void>][]) {
  test(`${how} opens it, and it takes letters, but no Enter, while its code is loading`, async ({
    page,
    search,
  }) => {
    const release = await holdBack(page, CODE);
    await page.goto('./docs/intro', {waitUntil: 'commit'});
    // The code of the page itself.
    await page.unroute(CODE);
    release();
    await expectHydrated(page);
    const releaseDialog = await holdBack(page, CODE);
    await start(search);
    await page.keyboard.type('locatorr');
    await page.keyboard.press('Backspace');
    await expect(search.input).toHaveValue('locator');
    await page.keyboard.press('Enter');
    releaseDialog();
    await page.keyboard.type('s');
    await expect(search.input).toHaveValue('locators');
    await expect(search.hit(/Locator/).first()).toBeVisible();
    await expect(search.input).toBeFocused();
    await expect(page).toHaveURL(/\/docs\/intro$/);
  });
}

test('keys, a click beside it, and Cancel close it; the focus returns', async ({page, search}) => {
  await open(page, '/docs/intro');
  const link = page.getByRole('link', {name: 'API', exact: true}).first();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Control+k'),
    () => page.mouse.click(5, 400),
    () => search.modal.getByRole('button', {name: 'Cancel'}).click(),
  ]) {
    await link.focus();
    await search.open();
    await close();
    await expect(search.modal).toBeHidden();
    await expect(link).toBeFocused();
  }
  await search.button.click();
  await page.keyboard.press('Escape');
  await expect(search.button).toBeFocused();
  await page.keyboard.press('Control+c');
  await expect(search.modal, 'a letter with Ctrl').toBeHidden();
});

test('opening it again has the last query, selected, or a selection', async ({page, search}) => {
  await search.openOn('/docs/intro');
  await search.ask('timeouts');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(search.input).toHaveValue('timeouts');
  await expect(search.hits.first()).toBeVisible();
  await page.keyboard.type('locator');
  await expect(search.input).toHaveValue('locator');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  // As far as anyone would type it.
  await expect(search.input).toHaveValue(/^.{500,512}$/);
  await expect(search.status).toHaveText(/sections found/);
});

test('its switch keeps a slash from opening it, on later visits too', async ({page, search}) => {
  const pressSlash = async (isOpening: boolean) => {
    await page.keyboard.press('Escape');
    await expect(search.modal).toBeHidden();
    await page.keyboard.press('/');
    await expect(search.modal).toBeVisible({visible: isOpening});
  };
  await search.openOn('/docs/intro');
  const setting = search.modal.getByRole('checkbox', {name: 'Open the search with /'});
  await setting.uncheck();
  await pressSlash(false);
  await page.reload();
  await expectHydrated(page);
  await pressSlash(false);
  await search.open();
  await setting.check();
  await page.keyboard.press('Escape');
  // In a field it is a character. The field of this page takes the focus by itself.
  await open(page, '/search');
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await field.blur();
  await pressSlash(true);
});

test('stays open when a page arrives, and closes on Back, which stays on the page', async ({
  page,
  search,
}) => {
  await open(page, '/docs/intro');
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
  await expect(page.locator('h1')).toHaveText('API reference');
});

test('a translated dialog shows the texts of a new query, and nothing of the last', async ({
  page,
  search,
}) => {
  const texts = () =>
    search.hits.locator('[data-search-title], [data-search-snippet]').allTextContents();
  const askElements = async () => {
    await search.ask('elements');
    // The snippets come later than the titles.
    await expect.poll(async () => (await texts()).filter((text) => !text)).toEqual([]);
    return texts();
  };
  await search.openOn('/docs/intro');
  const wanted = await askElements();
  await search.ask('element');
  await expect.poll(texts).not.toContain('');
  await translate(page);
  const found = await askElements();
  // What is the same for both queries stays translated.
  const untranslated = found.map((text, at) =>
    text === wanted[at]?.toUpperCase() ? wanted[at] : text,
  );
  expect(untranslated).toEqual(wanted);
});

test('a result without a text has no line for it, and the field takes any direction', async ({
  search,
}) => {
  await search.openOn('/docs/intro');
  await expect(search.input).toHaveAttribute('dir', 'auto');
  // A heading that a table or another heading follows at once has no text of its own.
  await search.ask('gestures', /Gestures/);
  const snippet = search.page.locator('[data-search-snippet]');
  const bare = search.hits.filter({hasNot: snippet}).first();
  const full = search.hits.filter({has: snippet}).first();
  await expect(full).toBeVisible();
  const heights = await Promise.all([bare, full].map((row) => row.evaluate((e) => e.clientHeight)));
  expect(heights[0]).toBeLessThan(heights[1]!);
});

test('a browser without dialogs gets the search page', async ({page}) => {
  await page.addInitScript('delete HTMLDialogElement.prototype.showModal');
  await open(page, '/docs/intro');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('loads the index when the reader comes near', async ({page, search}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!isPrefetch(request)) {
      requests.push(request.url());
    }
  });
  await setConnection(page, {saveData: false});
  await open(page, '/docs/intro');
  await expectIdle(page);
  expect(requests.filter((url) => INDEX.test(url))).toEqual([]);
  const before = requests.length;
  await search.button.hover();
  await expect.poll(() => requests.some((url) => INDEX.test(url))).toBe(true);
  await search.open();
  await search.ask(started(QUICKSTART), QUICKSTART.title);
  const loaded = requests.slice(before).filter((url) => /\.(js|css|json)$/.test(url));
  const sizes = Object.entries(await sizesOf(page, loaded));
  const sum = (files: RegExp) =>
    sizes.reduce((bytes, [name, size]) => bytes + (files.test(name) ? size : 0), 0);
  expect(sum(/json$/), JSON.stringify(sizes)).toBeLessThanOrEqual(LIMITS.index);
  expect(sum(/js$|css$/), JSON.stringify(sizes)).toBeLessThanOrEqual(LIMITS.code);
});

const NETWORK =
  'You might want to check your network connection.If the connection works, reload the page.';
const BROWSER =
  "Reload the page. If that doesn't help, this browser may be too old for the search.";
for (const [name, pattern, answer, text] of [
  ['a blocked index', INDEX, (route: Route) => route.abort(), NETWORK],
  ['HTML as index', INDEX, (route: Route) => route.fulfill({body: '<!doctype html>'}), NETWORK],
  ['another index', INDEX, (route: Route) => route.fulfill({json: {version: 2}}), BROWSER],
  ['blocked code', CODE, (route: Route) => route.abort(), NETWORK],
] as const) {
  test(`${name} is reported, and tried again by a letter`, async ({page, search, problems}) => {
    problems.allow(/^(?!.*Content Security Policy)/);
    await open(page, '/docs/intro');
    await expectIdle(page);
    await page.route(pattern, answer);
    await page.keyboard.press('/');
    await page.keyboard.type('quicks');
    await expect(search.modal.getByRole('alert')).toHaveText(FAILED + text);
    await page.unroute(pattern);
    await page.keyboard.type('t');
    await expect(search.hits.first()).toContainText(QUICKSTART.title);
    await expect(search.modal).not.toContainText(FAILED);
    expect(problems.all.filter((problem) => problem.startsWith('error:'))).toEqual([]);
  });
}

test('the empty field has links to start from, which arrow keys reach', async ({page, search}) => {
  await search.openOn('/community/our-team');
  await expect(search.entries('Starting points')).toHaveText(LABELS);
  await page.keyboard.press('Enter');
  await expect(search.modal, 'Enter before a row is chosen').toBeVisible();
  for (const {label, to} of STARTING_POINTS) {
    await page.keyboard.press('ArrowDown');
    await expect(search.active).toHaveText(label);
    const [route = '', id = ''] = to.split('#');
    const $ = load(readBuilt(`${route.slice(1)}/index.html`));
    expect($(`h1, [id="${id}"]`), to).toHaveLength(id === '' ? 1 : 2);
  }
  await page.keyboard.press('Enter');
  await expect(search.modal).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/intro\/?#platforms$/);
});

test('a result shows its title, place, and the text around the words', async ({page, search}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await search.openOn('/docs/intro');
  await page.keyboard.type('element');
  await expect(search.hits.nth(4)).toBeInViewport({ratio: 1});
  await expect(search.hits.first().locator('mark').first()).toBeVisible();
  await expect(search.headings.filter({hasText: 'API'})).toHaveCount(1);
  const places = search.entries('API').locator('[data-search-path]');
  for (const place of await places.allTextContents()) {
    expect(place).not.toMatch(/^API( ›|$)/);
  }
  await search.ask('open-source license or plan');
  const snippet = search.hit(SUPPORTERS.title).first().locator('[data-search-snippet]');
  await expect(snippet.locator('mark').first()).toBeVisible();
  await expect(snippet).toContainText('license or plan');
});

test('all areas are found, and the count leads to all results', async ({page, search}) => {
  await search.openOn('/docs/intro');
  for (const [query, area] of [
    ['alertactions', 'API'],
    ['our supporters', 'Community'],
    ['quickstart', 'Documentation'],
    ['branch strategy', 'Contributing'],
    ['welcome to boyka framework', 'Blogs'],
  ] as const) {
    await search.ask(query);
    await expect(search.headings.first()).toHaveText(area);
  }
  await search.ask('cookie', /cookie/i);
  const count = (await search.status.textContent())!;
  expect(count).toMatch(/^\d+ sections found$/);
  await search.modal.getByRole('link', {name: `See all ${parseInt(count, 10)} results`}).click();
  await expect(search.modal).toBeHidden();
  await expect(page).toHaveURL(/\/search\/?\?q=cookie$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(count);
});

test('the field names the row that arrow keys choose and Enter opens', async ({page, search}) => {
  await search.openOn('/docs/intro');
  await search.ask('locator', /locator/i);
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
  const link = await search.active.getByRole('link').getAttribute('href');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opened;
  await expect(tab).toHaveURL((url) => (url.pathname + url.hash).endsWith(link!));
  await tab.close();
  await page.keyboard.press('Enter');
  await expect(search.modal).toBeHidden();
  await expect(page).toHaveURL((url) => (url.pathname + url.hash).replace('/#', '#') === link);
});

test('no results: the query, other queries, and a report', async ({page, search}) => {
  await search.openOn('/docs/intro');
  await page.keyboard.type('zzqxxkwj');
  for (const text of [
    'No results found for "zzqxxkwj"',
    'Try searching for',
    'Believe this query should return results?',
  ]) {
    await expect(search.modal).toContainText(text);
  }
  await expect(search.status).toHaveText('0 sections found');
  const report = search.modal.getByRole('link', {name: 'Let us know.'});
  const {searchParams} = new URL((await report.getAttribute('href'))!);
  expect(searchParams.get('template')).toBe('page-missing.yml');
  expect(searchParams.get('query')).toBe('zzqxxkwj');
  const suggestions = search.modal.getByRole('list').first().getByRole('button');
  await expect(suggestions).toHaveCount(3);
  await suggestions.first().click();
  await expect(search.hits.first()).toBeVisible();
  await expect(search.input).toBeFocused();
});

test('recent and favorite searches survive a reload, and are removed', async ({page, search}) => {
  const reopen = async () => {
    await page.reload();
    await search.open();
  };
  await search.openOn('/docs/intro');
  for (const [query, heading] of [
    [started(QUICKSTART), QUICKSTART.title],
    [started(ARCHITECTURE), ARCHITECTURE.title],
  ] as const) {
    await search.ask(query, heading);
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText(heading);
    await search.open();
  }
  const recent = search.entries('Recent');
  const favorite = search.entries('Favorite');
  await expect(recent).toHaveText([ARCHITECTURE, QUICKSTART].map(({title}) => new RegExp(title)));
  await recent.filter({hasText: QUICKSTART.title}).getByTitle('Save this search').click();
  await expect(search.input).toBeFocused();
  await reopen();
  await expect(favorite).toContainText(QUICKSTART.title);
  await expect(recent).toContainText(ARCHITECTURE.title);
  await recent.getByTitle('Remove this search from history').click();
  await favorite.getByTitle('Remove this search from favorites').click();
  await reopen();
  await expect(search.hits).toHaveText(LABELS);
});

test('stored entries of another shape are left out, and markup is text', async ({page, search}) => {
  const entry = (url: string, hierarchy: unknown) => ({url, hierarchy});
  const base = '/boyka-framework/';
  const stored = [
    ...[null, 1, 'text', [], {objectID: 'a'}, entry(`${base}docs/intro`, 'str')],
    ...[entry('javascript:window.pwned=1', {lvl1: 'runs'}), entry(base, {lvl0: 1, lvl1: null})],
    entry(`${base}docs/intro`, {lvl0: 'Documentation', lvl1: HOSTILE_TEXT, lvl2: null}),
  ];
  await page.addInitScript((items) => {
    // A blank document has no storage.
    if (window.origin === 'null') {
      return;
    }
    for (const name of ['FAVORITE', 'RECENT']) {
      localStorage.setItem(`__DOCSEARCH_${name}_SEARCHES__boyka-framework`, JSON.stringify(items));
    }
  }, stored);
  await search.openOn('/docs/intro');
  await expect(search.entries('Recent')).toHaveCount(1);
  await expect(search.entries('Favorite')).toContainText(HOSTILE_TEXT);
  await expectText(search.modal, 'stored');
});

test('on a phone it fills the window, and an icon clears the query', async ({page, search}) => {
  await page.setViewportSize({width: 390, height: 844});
  await search.openOn('/docs/intro');
  await search.ask('locator');
  expect(await search.modal.boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
  // The window of a desktop at 200 % is as narrow, and has a keyboard.
  await expect(search.modal.getByRole('checkbox', {name: 'Open the search with /'})).toBeVisible();
  const clear = search.modal.getByRole('button', {name: 'Clear', exact: true});
  expect((await clear.boundingBox())!.width).toBeLessThanOrEqual(44);
  await clear.click();
  await expect(search.input).toHaveValue('');
  await expect(search.input).toBeFocused();
});

test('is accessible, and Tab stays in it', async ({page, search}) => {
  test.slow();
  // The page behind the dialog is the same in each state.
  const check = (state: string) => expectAccessible(page, state, 'dialog[open]');
  await page.emulateMedia({reducedMotion: 'reduce'});
  // Axe reads the whole of a page before it checks a part: this one is short.
  await search.openOn('/community/our-team');
  await search.input.fill('zzqxxkwj');
  await expect(search.modal).toContainText('Try searching for');
  await check('no results');
  await search.ask(started(QUICKSTART), QUICKSTART.title);
  await check('results');
  const controls = await search.modal.locator('a:visible, button:visible, input').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step <= controls; step += 1) {
      await page.keyboard.press(key);
      await expect(search.modal.locator(':focus')).toHaveCount(1);
    }
  }
  await search.input.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(QUICKSTART.title);
  // The bar of progress takes its time to go.
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await search.open();
  await expect(search.modal.getByTitle('Save this search')).toBeVisible();
  await check('recent searches');
});
