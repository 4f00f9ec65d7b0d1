// cspell:disable: queries are typed as readers type them, nonsense included.
import type {Page, Route} from '@playwright/test';
import {STARTING_POINTS} from '../../src/config/searchStart';
import {LIMITS} from '../bench/indexSize';
import {isPrefetch, sizesOf} from '../bench/pageWeight';
import {HOSTILE, HOSTILE_TEXT} from './search/hostile';
import {SearchModal} from './search/modal';
import {expectAccessibleInModes} from './support/axe';
import {setConnection} from './support/connection';
import {holdBack} from './support/holdBack';
import {denyStorage} from './support/storage';
import {ANY_FAULT} from './support/problems';
import {expect, expectHydrated, expectIdle, open, test} from './support/test';

/** Lets the browser refuse the first search that it is to store. */
function failFirstWrite(): void {
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = (key) => {
    if (key.includes('DOCSEARCH')) {
      Storage.prototype.setItem = write;
      throw new DOMException('Full', 'QuotaExceededError');
    }
  };
}

const FAILED = 'Unable to fetch results';
const INDEX = /\/search\/[^?]*\.json/;
const CODE = /\/assets\/js\//;

test.describe('opening and closing', () => {
  for (const [how, start] of [
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['Cmd+K', (page: Page) => page.keyboard.press('Meta+k')],
    ['a slash', (page: Page) => page.keyboard.press('/')],
    ['a click on the button', (page: Page) => new SearchModal(page).button.click()],
    ['a letter on the button', (page: Page) => new SearchModal(page).button.focus()],
  ] as const) {
    test(`${how} opens it, and letters are in the field while its code is loading`, async ({
      page,
    }) => {
      const search = new SearchModal(page);
      const release = await holdBack(page, CODE);
      await page.goto('./docs/intro', {waitUntil: 'commit'});
      // The code of the page itself.
      await page.unroute(CODE);
      release();
      await expectHydrated(page);
      const releaseDialog = await holdBack(page, CODE);
      await start(page);
      await page.keyboard.type('locatorr');
      await page.keyboard.press('Backspace');
      await expect(search.input).toHaveValue('locator');
      releaseDialog();
      await page.keyboard.type('s');
      await expect(search.input).toHaveValue('locators');
      await expect(search.hit(/Locator/).first()).toBeVisible();
      await expect(search.input).toBeFocused();
    });
  }

  test('Escape, Ctrl+K, and a click beside it close it; the focus returns', async ({page}) => {
    const search = new SearchModal(page);
    await open(page, '/docs/intro');
    const link = page.getByRole('link', {name: 'API', exact: true}).first();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Control+k'),
      () => page.mouse.click(5, 400),
      () => search.modal.getByRole('button', {name: 'Cancel'}).click(),
    ]) {
      await link.focus();
      await page.keyboard.press('Control+k');
      await expect(search.input).toBeFocused();
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

  test('opening it again keeps the last query, selected', async ({page}) => {
    const search = new SearchModal(page);
    await search.openOn('/docs/intro');
    await search.ask('timeouts');
    await expect(search.hits.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(search.input).toHaveValue('timeouts');
    await expect(search.hits.first()).toBeVisible();
    await page.keyboard.type('locator');
    await expect(search.input).toHaveValue('locator');
  });

  test('a selection becomes the query, as far as anyone would type it', async ({page}) => {
    const search = new SearchModal(page);
    await open(page, '/docs/intro');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+k');
    await expect(search.input).toHaveValue(/^.{500,512}$/);
    await expect(search.said).toHaveText(/sections found/);
  });

  test('the switch in its foot keeps a slash from opening it, on later visits too', async ({
    page,
  }) => {
    const search = new SearchModal(page);
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
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toHaveValue('/');
    await page.getByRole('searchbox').blur();
    await pressSlash(true);
  });

  test('stays open when another page arrives, and closes on the way back', async ({page}) => {
    const search = new SearchModal(page);
    await open(page, '/docs/intro');
    const release = await holdBack(page, CODE);
    // A page of another area has a navbar of its own.
    await page.getByRole('link', {name: 'API', exact: true}).first().click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('key');
    release();
    await expect(page.locator('h1')).toHaveText('API reference');
    await expect(search.input).toBeFocused();
    await page.keyboard.type('board');
    await expect(search.input).toHaveValue('keyboard');
    await expect(search.said).toHaveText(/sections found/);
    await page.goBack();
    await expect(search.modal).toBeHidden();
  });

  test('a browser without dialogs has the page of the search', async ({page}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    });
    await open(page, '/docs/intro');
    await new SearchModal(page).button.click();
    await expect(page).toHaveURL(/\/search\/?\?q=/);
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});

test.describe('what it loads', () => {
  test('its code when the browser is idle, the index when the reader comes near', async ({
    page,
    site,
  }) => {
    const search = new SearchModal(page);
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
    await search.ask('quickst');
    await expect(search.hits.first()).toContainText('Quickstart');
    const sizes = Object.entries(
      await sizesOf(
        page,
        requests.slice(before).filter((url) => /\.(js|css|json)$/.test(url)),
      ),
    );
    const sum = (files: RegExp) =>
      sizes.reduce((bytes, [name, size]) => bytes + (files.test(name) ? size : 0), 0);
    expect(sum(/json$/), JSON.stringify(sizes)).toBeLessThanOrEqual(LIMITS.index);
    expect(sum(/js$|css$/), JSON.stringify(sizes)).toBeLessThanOrEqual(LIMITS.code);
    const {origin} = new URL(site.url);
    expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual(
      [],
    );
  });

  const NETWORK = 'You might want to check your network connection.';
  const BROWSER =
    'Reload the page. If that does not help, this browser may be too old for the search.';
  for (const [name, pattern, answer, text] of [
    ['a blocked index', INDEX, (route: Route) => route.abort(), NETWORK],
    ['HTML as index', INDEX, (route: Route) => route.fulfill({body: '<!doctype html>'}), NETWORK],
    ['another index', INDEX, (route: Route) => route.fulfill({json: {version: 2}}), BROWSER],
    ['blocked code', CODE, (route: Route) => route.abort(), NETWORK],
  ] as const) {
    test(`${name} has the text of a failure, and the next letter tries again`, async ({
      page,
      problems,
    }) => {
      problems.allow(ANY_FAULT);
      const search = new SearchModal(page);
      await open(page, '/docs/intro');
      await expectIdle(page);
      await page.route(pattern, answer);
      await page.keyboard.press('/');
      await page.keyboard.type('quicks');
      await expect(search.modal.getByRole('alert')).toHaveText(FAILED + text);
      await page.unroute(pattern);
      await page.keyboard.type('t');
      await expect(search.hits.first()).toContainText('Quickstart');
      await expect(search.modal).not.toContainText(FAILED);
      expect(problems.all.filter((problem) => problem.startsWith('error:'))).toEqual([]);
    });
  }

  test('Enter before the index is there opens nothing, and keeps the query', async ({page}) => {
    const search = new SearchModal(page);
    const release = await holdBack(page, INDEX);
    await open(page, '/docs/intro');
    await page.keyboard.press('/');
    await page.keyboard.type('locator');
    await page.keyboard.press('Enter');
    release();
    await expect(search.hit(/Locator/).first()).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/intro$/);
  });
});

test.describe('its rows', () => {
  test('the empty field has links to start from, which arrow keys reach', async ({page}) => {
    const search = new SearchModal(page);
    await search.openOn('/community/our-team');
    await expect(search.entries('Starting points')).toHaveText(
      STARTING_POINTS.map(({label}) => label),
    );
    await page.keyboard.press('Enter');
    await expect(search.modal, 'Enter before a row is chosen').toBeVisible();
    for (const [index, {label, to}] of STARTING_POINTS.entries()) {
      await search.hits.first().waitFor();
      for (let step = 0; step <= index; step += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await expect(search.active).toHaveText(label);
      await page.keyboard.press('Enter');
      await expect(search.modal).toBeHidden();
      await expect(page).toHaveURL((url) =>
        `${url.pathname}${url.hash}`.replace(/\/(?=#|$)/, '').endsWith(to),
      );
      await search.open();
    }
    expect(STARTING_POINTS.find(({label}) => label === 'Error messages')?.to).toBe(
      '/docs/guides/troubleshooting',
    );
  });

  test('a result shows its title, its place below the area, and the text around the words', async ({
    page,
  }) => {
    const search = new SearchModal(page);
    await page.setViewportSize({width: 1280, height: 800});
    await search.openOn('/docs/intro');
    await search.type('element');
    await expect(search.hits.nth(4)).toBeInViewport({ratio: 1});
    await expect(search.hits.first().locator('mark').first()).toBeVisible();
    const area = search.modal.locator('[data-search-section]', {hasText: 'API'});
    await expect(area).toHaveCount(1);
    for (const path of await search
      .entries('API')
      .locator('[data-search-path]')
      .allTextContents()) {
      expect(path).not.toMatch(/^API( ›|$)/);
    }
    await search.ask('open-source license or plan');
    const hit = search.hit('Our supporters').first();
    await expect(hit.locator('[data-search-snippet] mark').first()).toBeVisible();
    await expect(hit.locator('[data-search-snippet]')).toContainText('license or plan');
  });

  test('all areas are found, and the count leads to all results', async ({page}) => {
    const search = new SearchModal(page);
    await search.openOn('/docs/intro');
    for (const [query, area] of [
      ['alertactions', 'API'],
      ['our supporters', 'Community'],
      ['quickstart', 'Documentation'],
      ['branch strategy', 'Contributing'],
      ['welcome to boyka framework', 'Blogs'],
    ] as const) {
      await search.ask(query);
      await expect(search.modal.locator('[data-search-section]').first()).toHaveText(area);
    }
    await search.ask('cookie');
    await expect(search.hits.first()).toContainText(/cookie/i);
    const said = (await search.said.textContent())!;
    expect(said).toMatch(/^\d+ sections found$/);
    const all = search.modal.getByRole('link', {name: `See all ${parseInt(said, 10)} results`});
    await all.click();
    await expect(search.modal).toBeHidden();
    await expect(page).toHaveURL(/\/search\/?\?q=cookie$/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(said);
  });

  test('the field names the active row, which arrow keys move and Enter opens', async ({page}) => {
    const search = new SearchModal(page);
    await search.openOn('/docs/intro');
    await search.ask('locator');
    await expect(search.hits.nth(2)).toBeVisible();
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

  test('Tab stays in the dialog', async ({page}) => {
    const search = new SearchModal(page);
    await search.openOn('/docs/intro');
    await search.ask('quickst');
    await expect(search.hits.first()).toContainText('Quickstart');
    const controls = await search.modal.locator('a:visible, button:visible, input').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step <= controls; step += 1) {
        await page.keyboard.press(key);
        await expect(search.modal.locator(':focus')).toHaveCount(1);
      }
    }
  });

  test('no results: the query, other queries, and a report', async ({page}) => {
    const search = new SearchModal(page);
    await search.openOn('/docs/intro');
    await search.type('zzqxxkwj');
    await expect(search.modal).toContainText('No results found for "zzqxxkwj"');
    await expect(search.said).toHaveText('0 sections found');
    await expect(search.modal).toContainText('Try searching for');
    await expect(search.modal).toContainText('Believe this query should return results?');
    const report = search.modal.getByRole('link', {name: 'Let us know.'});
    const issue = new URL((await report.getAttribute('href'))!);
    expect(issue.searchParams.get('template')).toBe('page-missing.yml');
    expect(issue.searchParams.get('query')).toBe('zzqxxkwj');
    const suggestions = search.modal.getByRole('list').first().getByRole('button');
    await expect(suggestions).toHaveCount(3);
    await suggestions.first().click();
    await expect(search.hits.first()).toBeVisible();
    await expect(search.input).toBeFocused();
  });

  for (const [title, init, leave] of [
    ['survive a reload', () => undefined, (page: Page) => page.reload()],
    ['work without storage', denyStorage, (page: Page) => page.keyboard.press('Escape')],
    ['outlive a full storage', failFirstWrite, (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`recent and favorite searches ${title}, and are removed one by one`, async ({page}) => {
      const search = new SearchModal(page);
      const reopen = async () => {
        await leave(page);
        await search.open();
      };
      await page.addInitScript(init);
      await search.openOn('/docs/intro');
      for (const [query, heading] of [
        ['quickst', 'Quickstart'],
        ['architec', 'Architecture'],
      ] as const) {
        await search.ask(query);
        await expect(search.hits.first()).toContainText(heading);
        await search.enterFirst();
        await expect(page.locator('h1')).toHaveText(heading);
        await search.open();
      }
      const recent = search.entries('Recent');
      const favorite = search.entries('Favorite');
      await expect(recent).toHaveText([/Architecture/, /Quickstart/]);
      await recent.filter({hasText: 'Quickstart'}).getByTitle('Save this search').click();
      await expect(search.input).toBeFocused();
      await reopen();
      await expect(favorite).toHaveText(/Quickstart/);
      await expect(recent).toHaveText(/Architecture/);
      await recent.getByTitle('Remove this search from history').click();
      await favorite.getByTitle('Remove this search from favorites').click();
      await reopen();
      await expect(search.hits).toHaveText(STARTING_POINTS.map(({label}) => label));
    });
  }

  test('stored entries of another shape are left out, and markup in them is text', async ({
    page,
  }) => {
    const entry = (url: string, hierarchy: unknown) => ({
      objectID: url,
      type: 'lvl1',
      url,
      hierarchy,
    });
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
        localStorage.setItem(
          `__DOCSEARCH_${name}_SEARCHES__boyka-framework`,
          JSON.stringify(items),
        );
      }
    }, stored);
    const search = new SearchModal(page);
    await search.openOn('/docs/intro');
    await expect(search.entries('Recent')).toHaveCount(1);
    await expect(search.entries('Favorite')).toContainText(HOSTILE_TEXT);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });

  test('a query is text', async ({page}) => {
    const search = new SearchModal(page);
    await search.openOn('/docs/intro');
    for (const [name, query] of Object.entries(HOSTILE)) {
      await search.ask('');
      await search.ask(query.slice(0, 512));
      const answer = search.said.filter({hasText: /found/});
      await expect(answer, name).toBeAttached();
      await expect(search.modal.getByRole('alert'), name).toBeHidden();
      await expect(search.modal.locator('img, script'), name).toHaveCount(0);
      expect(await page.evaluate(() => 'pwned' in window), name).toBe(false);
    }
  });
});

test('on a phone it fills the window, and the query is cleared by an icon in the field', async ({
  page,
}) => {
  const search = new SearchModal(page);
  await page.setViewportSize({width: 390, height: 844});
  await search.openOn('/docs/intro');
  await search.ask('locator');
  await expect(search.hits.first()).toBeVisible();
  expect(await search.modal.boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
  // The window of a desktop at 200 % is as narrow, and has a keyboard.
  await expect(search.modal.getByRole('checkbox', {name: 'Open the search with /'})).toBeVisible();
  const clear = search.modal.getByRole('button', {name: 'Clear', exact: true});
  expect((await clear.boundingBox())!.width).toBeLessThanOrEqual(44);
  await clear.click();
  await expect(search.input).toHaveValue('');
  await expect(search.input).toBeFocused();
});

test('is accessible', async ({page, problems}) => {
  test.slow();
  const search = new SearchModal(page);
  const expectAccessible = async (state: string) => {
    // The page behind the dialog is the same in each state.
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 900});
      await expectAccessibleInModes(page, `${state} at ${width} pixels`, 'dialog[open]');
    }
  };
  await page.emulateMedia({reducedMotion: 'reduce'});
  // Axe reads the whole of a page before it checks a part: this one is short.
  await search.openOn('/community/our-team');
  await search.ask('zzqxxkwj');
  await expect(search.modal).toContainText('Try searching for');
  await expectAccessible('no results');
  await search.ask('quickst');
  await expect(search.hits.first()).toContainText('Quickstart');
  await expectAccessible('results');
  await search.enterFirst();
  await expect(page.locator('h1')).toHaveText('Quickstart');
  // The bar of progress takes its time to go.
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await search.open();
  await expect(search.modal.getByTitle('Save this search')).toBeVisible();
  await expectAccessible('recent searches');
  problems.allow(ANY_FAULT);
  await page.route(INDEX, (route) => route.abort());
  await search.openOn('/community/our-team');
  await search.ask('quickst');
  await expect(search.modal).toContainText(FAILED);
  await expectAccessible('failure');
});
