// cspell:disable: queries are typed as readers type them, nonsense included.
import type {Page, Request} from '@playwright/test';
import {ROOT} from '../../../scripts/lib/run';
import {SUMMARY} from '../../../src/config/identity';
import {sourceRepository} from '../../../src/environment/sourceRepository';
import {isPrefetch, sizesOf, totalOf} from '../../bench/pageWeight';
import {expectAccessibleInModes} from '../support/axe';
import {BUILD} from '../support/build';
import type {test as siteTest} from '../support/test';
import {setConnection} from '../support/connection';
import {navbar} from '../support/navbar';
import {ANY_FAULT, type Problems} from '../support/problems';
import {expect, expectIdle, open} from '../support/test';
import {engineOf} from './hosted';
import {HOSTILE, HOSTILE_TEXT} from './hostile';
import {SearchModal} from './modal';

/** Text that stands in the script and the style sheet of the modal, and in no other. */
const MODAL_ALONE = 'searchDialog_';

/** What differs between the modes. */
export interface Mode {
  /** Whether an address is that of the index. */
  readonly isIndex: (url: string) => boolean;
  /** Whether the index is fetched before a question is asked. */
  readonly preloads: boolean;
  /** Of all scripts and style sheets that opening the search loads, in bytes with gzip. */
  readonly codeLimit: number;
  /** Makes the index answer, where something else than the site has to. */
  answer(page: Page): Promise<void>;
  /** Makes the index fail in one way or another, until `restore` is called. */
  readonly faults: Record<string, (page: Page) => Promise<void>>;
  restore(page: Page): Promise<void>;
  /** Puts a hostile record into the index. */
  poison(page: Page): Promise<void>;
}

/** What the search does in both modes. */
export function describeSearch(test: typeof siteTest, mode: Mode): void {
  test.beforeEach(({page}) => mode.answer(page));

  for (const approach of ['hover', 'focus'] as const) {
    test(`${approach} on the button loads the modal, and nothing does before`, async ({page}) => {
      const search = new SearchModal(page);
      const asked: string[] = [];
      const known = new Map<string, string>();
      page.on('request', (request) => {
        // The files of the modal are prefetched, and not used.
        if (!isPrefetch(request)) {
          asked.push(request.url());
        }
      });
      /** Whether a script, and a style sheet, that make up the modal are among what was asked for. */
      const modalParts = async () => {
        const {origin} = new URL(page.url());
        const files = asked.filter(
          (url) => url.startsWith(origin) && /\.(?:js|css)(?:\?|$)/.test(url),
        );
        const texts = await Promise.all(
          files.map(async (url) => {
            const text = known.get(url) ?? (await (await page.request.get(url)).text());
            known.set(url, text);
            return [url, text] as const;
          }),
        );
        return ['js', 'css'].filter((kind) =>
          texts.some(([url, text]) => url.includes(`.${kind}`) && text.includes(MODAL_ALONE)),
        );
      };
      await setConnection(page, {saveData: false});
      await open(page, '/docs/intro');
      await expect(search.button).toBeEnabled();
      await expectIdle(page);
      expect(await modalParts()).toEqual([]);
      expect(asked.filter(mode.isIndex)).toEqual([]);
      await search.button[approach]();
      await expect.poll(modalParts).toEqual(['js', 'css']);
      await expect.poll(() => asked.some(mode.isIndex)).toBe(mode.preloads);
      await expect(search.modal).toBeHidden();
    });
  }

  test('answers queries of every kind in one dialog', async ({page}) => {
    test.slow();
    const search = new SearchModal(page);
    await search.openOn('/docs/intro');
    await expect(search.said).toBeEmpty();

    await test.step('a result shows its heading, its path, and the text around the hit', async () => {
      await search.ask('open-source license or plan');
      await expect(search.said).toHaveText(/^(One section|\d+ sections) found$/);
      const hit = search.hits.filter({hasText: 'Our supporters'}).first();
      await expect(hit.locator('[data-search-path]')).toHaveText(/^Community( › Our supporters)?$/);
      await expect(hit.locator('[data-search-snippet]')).toContainText(
        'open-source license or plan',
      );
      await expect(hit.locator('[data-search-snippet] mark').first()).toBeVisible();
    });

    await test.step('a query without results names it, suggests others, and leads to an issue', async () => {
      await search.ask('');
      await search.type('zzqxxkwj');
      await expect(search.modal).toContainText('No results found for "zzqxxkwj"');
      await expect(search.said).toHaveText('0 sections found');
      await expect(search.modal).toContainText('Try searching for');
      const report = search.modal.locator('[data-search-report]', {
        hasText: 'Believe this query should',
      });
      await expect(report).toContainText('Believe this query should return results?');
      const issue = new URL((await report.getByRole('link').getAttribute('href'))!);
      const {owner, name} = sourceRepository(ROOT);
      expect(issue.origin + issue.pathname).toBe(`https://github.com/${owner}/${name}/issues/new`);
      expect(issue.searchParams.get('title')).toContain('zzqxxkwj');
      expect(issue.searchParams.get('template')).toBe('page-missing.yml');
      expect(issue.searchParams.get('query')).toBe('zzqxxkwj');
      const suggestions = search.modal.locator('[data-search-suggestion]');
      await expect(suggestions).toHaveCount(3);
      await suggestions.first().click();
      await expect(search.hits.first()).toBeVisible();
      await expect(search.modal).not.toContainText('No results found');
    });

    await test.step('suggests what is written like the query', async () => {
      await search.ask('qqqqscreenshooooozzzz');
      await expect(search.modal.locator('[data-search-suggestion]').first()).toHaveText(
        'Screenshots',
      );
    });

    await test.step('shows a query as text', async () => {
      for (const [name, query] of Object.entries(HOSTILE)) {
        // What a query finds has replaced the answer to the one before when the field is emptied.
        await search.ask('');
        await expect(page.getByRole('navigation', {name: 'Starting points'})).toBeVisible();
        // More than the field takes is cut by it.
        const taken = query.slice(0, 512);
        await search.ask(taken);
        const answer = search.hits.first().or(search.modal.locator('[data-search-empty]'));
        await expect(answer, name).toBeVisible();
        await expect(search.input, name).toHaveValue(taken);
        await expect(search.modal.locator('[data-search-error]'), name).toBeHidden();
        await expect(search.modal.locator('img, script'), name).toHaveCount(0);
        expect(await page.evaluate(() => 'pwned' in window), name).toBe(false);
      }
    });

    await test.step('a result is reached with the arrow keys, down to its heading', async () => {
      await search.ask('');
      await search.ask('sponsor the project');
      await expect(search.hit('sponsor the project')).toBeVisible();
      const place = await search.hits.evaluateAll((hits) =>
        hits.findIndex((hit) => hit.textContent?.includes('sponsor the project')),
      );
      for (let step = 0; step < place; step += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await search.enterFirst();
      await expect(page).toHaveURL(/\/community\/support-us\/?#five-minutes-sponsor-the-project$/);
      await expect(page.locator('h1')).toHaveText('Support us');
    });

    await test.step('three letters lead to the right heading', async () => {
      await search.open();
      await search.type('qui');
      const first = search.hits.first();
      await expect(first.locator('[data-search-title]')).toHaveText('Quickstart');
      await expect(first.locator('[data-search-path]')).toHaveText(/^Documentation/);
      await expect(first.locator('mark').first()).toHaveText('Quickstart');
      await search.enterFirst();
      await expect(page).toHaveURL(/\/docs\/getting-started\/quickstart\/?$/);
      await expect(page.locator('h1')).toHaveText('Quickstart');
      await expect(search.modal).toBeHidden();
    });

    await test.step('the count is that of the query alone, and leads to all of its results', async () => {
      await search.open();
      await search.type('cookie');
      const {nbHits: count} = engineOf(BUILD, '').answer({indexName: 'any', query: 'cookie'});
      expect(count).toBeGreaterThan(15);
      const all = search.modal.getByRole('link', {name: `See all ${count} results`});
      await expect(all).toBeVisible();
      await expect(search.said).toHaveText(`${count} sections found`);
      await all.click();
      await expect(page).toHaveURL(/\/search\/?\?q=cookie$/);
      await expect(search.modal).toBeHidden();
      await expect(page.getByRole('status').filter({hasText: 'sections found'})).toHaveText(
        `${count} sections found`,
      );
      const more = page.getByRole('button', {name: 'Show more results'});
      const results = page.getByRole('main').locator('article');
      while ((await results.count()) < count) {
        const before = await results.count();
        await more.click();
        await expect.poll(() => results.count()).toBeGreaterThan(before);
      }
      await expect(results).toHaveCount(count);
      await expect(more).toBeHidden();
    });
  });

  test('finds every area from a page of each area, and from the home page', async ({page}) => {
    test.slow();
    const search = new SearchModal(page);
    const queries = [
      ['alertactions', 'API'],
      ['our supporters', 'Community'],
      ['quickstart', 'Documentation'],
      ['branch strategy', 'Contributing'],
      ['welcome to boyka framework', 'Blogs'],
    ] as const;
    await open(page, '/docs/intro');
    for (const [link, heading, number] of [
      ['Documentation', 'What Boyka Framework does', 5],
      // At least one of two is about another area.
      ['API', 'API reference', 2],
      ['Contributing', 'Welcome, contributor', 2],
      ['Community', 'Our supporters', 2],
      ['Blogs', 'Blog', 2],
      ['Boyka Framework', SUMMARY, 5],
    ] as const) {
      await navbar(page).getByRole('link', {name: link, exact: true}).click();
      await expect(page.locator('h1')).toHaveText(heading);
      await search.open();
      for (const [query, area] of queries.slice(0, number)) {
        await search.input.fill(query);
        await expect(
          search.modal.locator('[data-search-section]').first(),
          `${query} from ${link}`,
        ).toHaveText(area);
        await expect(search.hits.first()).toContainText(query, {ignoreCase: true});
      }
      await page.keyboard.press('Escape');
      await expect(search.modal).toBeHidden();
    }
  });

  test('the page of results leads on from a query without results', async ({page}) => {
    await open(page, '/search?q=zzqxxkwj');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText('No results found for “zzqxxkwj”');
    const report = main.getByRole('link', {name: 'Let us know.'});
    const issue = new URL((await report.getAttribute('href'))!);
    expect(issue.searchParams.get('title')).toContain('zzqxxkwj');
    await expect(main).toContainText('Try searching for');
    await main.getByRole('listitem').first().getByRole('link').click();
    await expect(page.getByRole('searchbox')).toHaveValue('Quickstart');
    await expect(main.locator('article').first()).toContainText('Quickstart');
    await expect(main).not.toContainText('No results found');
  });

  /** Fails the index in each way, on a page that has not got it yet, and restores it. */
  const forEachFault = async (
    page: Page,
    problems: Problems,
    openPage: () => Promise<void>,
    /** Expects the failure of a query in this spelling, then calls `restore`, and expects results. */
    expectRetry: (spell: (word: string) => string, restore: () => Promise<void>) => Promise<void>,
  ) => {
    problems.allow(ANY_FAULT);
    for (const [number, [name, breakIndex]] of Object.entries(mode.faults).entries()) {
      await test.step(`the index ${name}`, async () => {
        await breakIndex(page);
        // Afterwards a page has the index that it preloads; answers it may keep, by their spelling.
        if (number === 0 || mode.preloads) {
          await openPage();
        }
        const spell = (word: string) =>
          word.slice(0, number) + word.charAt(number).toUpperCase() + word.slice(number + 1);
        let requested = 0;
        const onRequest = (request: Request) => {
          requested += Number(mode.isIndex(request.url()));
        };
        page.on('request', onRequest);
        await expectRetry(spell, async () => {
          expect(problems.all.filter((problem) => problem.startsWith('error:'))).toEqual([]);
          requested = 0;
          await mode.restore(page);
        });
        page.off('request', onRequest);
        expect(requested, 'requests after the failure').toBeGreaterThan(0);
      });
    }
  };

  test('says so when the index fails, and tries again', async ({page, problems}) => {
    test.slow();
    const search = new SearchModal(page);
    await forEachFault(
      page,
      problems,
      () => search.openOn('/docs/intro'),
      async (spell, restore) => {
        await search.ask('');
        const query = spell('quicks');
        await search.type(query.slice(0, -1));
        await expect(search.modal).toContainText('Unable to fetch results');
        await expect(search.modal).toContainText(
          'You might want to check your network connection.',
        );
        await expect(search.said).toHaveText('Unable to fetch results');
        await restore();
        await search.type(query.slice(-1));
        await expect(search.hits.first()).toContainText('Quickstart');
        await expect(search.modal).not.toContainText('Unable to fetch results');
      },
    );
  });

  test('the page of results says so when the index fails', async ({page, problems}) => {
    test.slow();
    const alert = page.getByRole('alert');
    await forEachFault(
      page,
      problems,
      () => open(page, '/search?q=quickst'),
      async (spell, restore) => {
        await page.getByRole('searchbox').fill(spell('quickst'));
        await expect(alert).toContainText('Unable to fetch results');
        await expect(alert).toContainText('check your network connection');
        await restore();
        await page.getByRole('searchbox').press('a');
        await expect(page.locator('article').first()).toContainText('Quickstart');
        await expect(alert).toHaveCount(0);
      },
    );
  });

  test('the area filter narrows the results, and stands in the address', async ({page}) => {
    await open(page, '/search?q=actions');
    const paths = page.getByRole('main').locator('article p:first-of-type');
    const areas = async () =>
      [...new Set((await paths.allTextContents()).map((text) => text.split(' › ')[0]))].sort();
    await expect(paths.first()).toBeVisible();
    await page.getByLabel('Area').selectOption('Contributing');
    await expect(page).toHaveURL(/[?&]area=contributing/);
    await expect.poll(areas).toEqual(['Contributing']);
    await page.reload();
    await expect(page.getByLabel('Area')).toHaveValue('contributing');
    await expect.poll(areas).toEqual(['Contributing']);
    await page.getByLabel('Area').selectOption('All areas');
    await expect.poll(areas).toContain('API');
  });

  test('what an index holds never becomes markup', async ({page}) => {
    const search = new SearchModal(page);
    await mode.poison(page);
    const harmless = async () => {
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
      await expect(page.locator('img[src="x"], b.hostile')).toHaveCount(0);
    };
    await search.openOn('/docs/intro');
    await search.ask('hostile');
    await expect(search.hits.first()).toContainText(HOSTILE_TEXT);
    await expect(search.hits.first().locator('[data-search-path]')).toContainText(HOSTILE_TEXT);
    await expect(search.hits.first().locator('[data-search-snippet]')).toContainText('hostile');
    await expect(search.modal.locator('[data-search-section]').first()).toContainText(HOSTILE_TEXT);
    await harmless();
    await search.enterFirst();
    await expect(search.modal).toBeHidden();
    await search.open();
    const entry = search.hits.first();
    await expect(entry).toContainText(HOSTILE_TEXT);
    await harmless();
    await entry.getByTitle('Save this search').click();
    await expect(entry.getByTitle('Remove this search from favorites')).toBeVisible();
    await page.reload();
    await search.open();
    await expect(entry.getByTitle('Remove this search from favorites')).toBeVisible();
    await expect(entry).toContainText(HOSTILE_TEXT);
    await harmless();
    await open(page, '/search?q=hostile');
    await expect(page.locator('article').first()).toContainText(HOSTILE_TEXT);
    await harmless();
  });

  test(`opening it loads at most ${mode.codeLimit / 1000} KB of code`, async ({page}) => {
    const search = new SearchModal(page);
    // A page that is short, so that what it prefetches on sight is not counted.
    await open(page, '/docs/intro');
    await expectIdle(page);
    // Tests save data, so nothing is prefetched for them.
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    const files = new Set<string>();
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType()) && !isPrefetch(request)) {
        files.add(request.url());
      }
    });
    await search.open();
    await search.ask('timeout');
    await expect(search.hits.first()).toBeVisible();
    const sizes = await sizesOf(page, files);
    expect(Object.keys(sizes).length, 'files that the search loads').toBeGreaterThan(2);
    expect(totalOf(sizes), JSON.stringify(sizes)).toBeLessThanOrEqual(mode.codeLimit);
  });

  test('leaves nothing behind when it is closed', async ({page}) => {
    const search = new SearchModal(page);
    const session = await page.context().newCDPSession(page);
    const count = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const {nodes, jsEventListeners} = await session.send('Memory.getDOMCounters');
      return {nodes, listeners: jsEventListeners};
    };
    const openAndClose = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await search.open();
        await search.ask('timeout');
        await expect(search.hits.first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(search.modal).toBeHidden();
      }
    };
    await search.openOn('/docs/intro');
    await page.keyboard.press('Escape');
    await openAndClose(3);
    const before = await count();
    await openAndClose(10);
    const after = await count();
    await session.detach();
    // An open dialog has some hundred nodes. One may be kept, by the browser or by React.
    expect(after.nodes - before.nodes).toBeLessThan(300);
    expect(after.listeners - before.listeners).toBeLessThan(20);
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
    await search.ask('quickst');
    await expect(search.hits.first()).toContainText('Quickstart');
    await expectAccessible('results');
    await search.ask('zzqxxkwj');
    await expect(search.modal).toContainText('Try searching for');
    await expectAccessible('no results');
    await search.ask('quickst');
    await expect(search.hits.first()).toContainText('Quickstart');
    await search.enterFirst();
    await expect(page.locator('h1')).toHaveText('Quickstart');
    // The bar of progress takes its time to go.
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await search.open();
    await expect(search.modal.getByTitle('Save this search')).toBeVisible();
    await expectAccessible('recent searches');
    problems.allow(ANY_FAULT);
    await Object.values(mode.faults)[0]!(page);
    await search.openOn('/community/our-team');
    await search.ask('quickst');
    await expect(search.modal).toContainText('Unable to fetch results');
    await expectAccessible('failure');
  });
}
