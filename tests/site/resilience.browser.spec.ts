// cspell:ignore zzqxxkwj
import {BUILD} from './support/build';
import type {Page} from '@playwright/test';
import {startServer} from '../../scripts/serve';
import {SearchModal} from './search/modal';
import {openStart, follow, START, TAG, test, TITLE} from './support/failures';
import {colorModeToggle, navbar} from './support/navbar';
import {denyStorage, fillStorage} from './support/storage';
import {expect, expectHydrated} from './support/test';

// Rows in which the browser, another program, or the host differs from what the site expects.

const API = 'API reference';
const html = (page: Page) => page.locator('html');

/** Expects that a reader can search, navigate, and change the colors. */
async function expectUsable(page: Page): Promise<void> {
  const search = new SearchModal(page);
  await search.open();
  await search.ask('quickstart');
  await expect(search.hits.first()).toContainText('Quickstart');
  await search.hits.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/quickstart/);
  await expect(search.modal).toBeHidden();
  const mode = await html(page).getAttribute('data-theme-choice');
  await colorModeToggle(page).click();
  await expect(html(page)).not.toHaveAttribute('data-theme-choice', mode ?? '');
  await follow(page, 'API');
  await expect(page).toHaveURL(/\/api\/intro/);
}

test.describe('the storage', () => {
  // The generator warns once of a storage that is denied, and reports each value that is not stored.
  for (const [how, refuse, report, expected] of [
    ['denied', denyStorage, /^warning: Docusaurus browser storage is not available/, ['any value']],
    [
      'full',
      fillStorage,
      /^error: Docusaurus storage error, can't set (\S+)-\w+=/,
      ['docusaurus.announcement.id', 'docusaurus.announcement.dismiss', 'theme'],
    ],
  ] as const) {
    test(
      `${how}: the site works, and nothing persists`,
      TAG,
      async ({page, faultySite, problems}) => {
        problems.allow(/Docusaurus storage error/);
        const reports: string[] = [];
        page.on('console', (message) => {
          const found = report.exec(`${message.type()}: ${message.text()}`);
          if (found) {
            reports.push(found[1] ?? 'any value');
          }
        });
        await page.addInitScript(refuse);
        await openStart(page, faultySite);
        await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
        await colorModeToggle(page).click();
        await expectUsable(page);
        // Another page of the same visit keeps the choice.
        await expect(html(page)).toHaveAttribute('data-theme', 'dark');
        expect([...new Set(reports)]).toEqual(expected);
        await page.reload();
        await expectHydrated(page);
        await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
        await expect(html(page)).toHaveAttribute('data-theme', 'light');
      },
    );
  }

  test('with other values than were stored: the page works', TAG, async ({page, faultySite}) => {
    await openStart(page, faultySite);
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await expectUsable(page);
    await page.goto(faultySite.url);
    await page.getByRole('tab', {name: 'Android'}).first().click();
    for (const value of ['{"', '[null]', '{"hierarchy":1}']) {
      const keys = await page.evaluate((text) => {
        const stored = Object.keys(localStorage);
        stored.forEach((key) => localStorage.setItem(key, text));
        return stored;
      }, value);
      expect(keys.length).toBeGreaterThan(4);
      await openStart(page, faultySite);
      await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
    }
    await expectUsable(page);
  });
});

for (const route of ['', START, 'api/intro/index.html']) {
  test(`/${route} under a wrong base path: it says so`, TAG, async ({page, problems}) => {
    problems.allow(/MIME|Refused/);
    const moved = await startServer({dir: BUILD, basePath: '/elsewhere/', port: 0});
    try {
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) {
          documents.push(request.url());
        }
      });
      await page.goto(moved.url + route);
      await expect(page.getByText('Your Docusaurus site did not load properly')).toBeVisible();
      await expect(page.getByText('Current configured baseUrl = /boyka-framework/')).toBeVisible();
      await expect(page.getByText('We suggest trying baseUrl = /elsewhere/')).toBeVisible();
      await expect(page.getByText('We suggest trying')).toHaveCount(1);
      await expect(page.getByRole('button', {name: 'Retry'})).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();
      expect(documents).toHaveLength(1);
    } finally {
      await moved.close();
    }
  });
}

test('200 pages opened rapidly: the heap stays as it is', TAG, async ({page, faultySite}) => {
  await openStart(page, faultySite);
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    // The same page each time, whatever was clicked last.
    await follow(page, 'API');
    await expect(page.locator('h1')).toHaveText(API);
    await follow(page, 'Community');
    await expect(page.locator('h1')).not.toHaveText(API);
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  /** Follows links of the sidebar in turn, four in a frame: the next one does not wait for a page. */
  const navigate = (times: number) =>
    page.evaluate(async (count) => {
      for (let step = 0; step < count; step += 1) {
        const links = document.querySelectorAll<HTMLAnchorElement>('aside .menu__link');
        links[step % links.length]?.click();
        if (step % 4 === 3) {
          await new Promise(requestAnimationFrame);
        }
      }
    }, times);
  // The first ones also compile code.
  await navigate(200);
  const before = await heap();
  await navigate(200);
  const after = await heap();
  await session.detach();
  expect(after / before).toBeLessThanOrEqual(1.1);
});

test('two tabs: one follows the other, and both work', TAG, async ({page, context, faultySite}) => {
  await openStart(page, faultySite);
  const other = await context.newPage();
  await openStart(other, faultySite);
  await colorModeToggle(page).click();
  await colorModeToggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'dark');
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  await follow(other, 'API');
  await expect(other.locator('h1')).toHaveText(API);
  await colorModeToggle(other).click();
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
  await other.close();
  await expectUsable(page);
});

test(
  'three tabs: quick changes of the color mode end',
  TAG,
  async ({page, context, faultySite}) => {
    await openStart(page, faultySite);
    const others = [await context.newPage(), await context.newPage()];
    for (const other of others) {
      await openStart(other, faultySite);
    }
    const answers = await page.evaluateHandle(() => {
      const counter = {count: 0};
      const listen = ({isTrusted}: StorageEvent) => {
        // Events that the generator makes for this tab itself are no answers.
        counter.count += Number(isTrusted);
      };
      addEventListener('storage', listen, true);
      return counter;
    });
    // Faster than any reader, so that the tabs hear of several changes at once.
    await colorModeToggle(page).evaluate(async (toggle: HTMLElement) => {
      for (let change = 0; change < 41; change += 1) {
        toggle.click();
        await new Promise<unknown>((resolve) => {
          const {port1, port2} = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      }
    });
    for (const tab of [page, ...others]) {
      await expect(html(tab)).toHaveAttribute('data-theme-choice', 'dark');
    }
    expect(await answers.jsonValue()).toEqual({count: 0});
    for (const other of others) {
      await other.close();
    }
    await expectUsable(page);
  },
);

test('Back and Forward through searches and tabs', TAG, async ({page, faultySite}) => {
  const searchbox = page.getByRole('searchbox');
  const first = page.getByRole('article').first();
  const tab = (name: string) => page.getByRole('tab', {name, exact: true}).first();
  await page.goto(`${faultySite.url}?platform=android`);
  await expectHydrated(page);
  await tab('macOS').click();
  await expect(page).toHaveURL(/\?platform=macos$/);
  await page.goto(`${faultySite.url}search?q=actions`);
  await expect(first).toBeVisible();
  await page.getByLabel('Area').selectOption('API');
  await expect(page).toHaveURL(/area=api/);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/api\//);
  const go = (distance: number) => page.evaluate((steps) => history.go(steps), distance);
  for (let time = 0; time < 5; time += 1) {
    await go(-1);
    await go(1);
  }
  await expect(page).toHaveURL(/\/api\//);
  await go(-1);
  await expect(searchbox).toHaveValue('actions');
  await expect(page.getByLabel('Area')).toHaveValue('api');
  await expect(first).toBeVisible();
  await page.goBack();
  while (page.url().includes('/search')) {
    await page.goBack();
  }
  await expectHydrated(page);
  await expect(tab('macOS')).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(searchbox).toHaveValue('actions');
  await expect(first).toBeVisible();
});

test('the clipboard denied: the button says so', TAG, async ({page, faultySite}) => {
  for (const deny of [
    () => Object.defineProperty(navigator, 'clipboard', {configurable: true, value: undefined}),
    () =>
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: {writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError'))},
      }),
  ]) {
    await page.addInitScript(deny);
    await page.goto(faultySite.url);
    await expectHydrated(page);
    await page.getByRole('main').getByRole('button', {name: 'Copy'}).first().click();
    await expect(page.getByRole('button', {name: 'Not copied'})).toBeVisible();
  }
});

/** Replaces each text by elements with another text, as translators of browsers do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts) {
      if (text.data.trim() && !text.parentElement!.closest('script, style, [translate="no"]')) {
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = text.data.toUpperCase();
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
  });

test.describe('translated by the browser', () => {
  test('a page leads on, and its dialog searches', TAG, async ({page, faultySite}) => {
    await openStart(page, faultySite);
    await translate(page);
    await expect(page.locator('h1')).toHaveText(TITLE.toUpperCase());
    const search = new SearchModal(page);
    await search.open();
    for (const query of ['quick', 'no such words', 'architecture']) {
      await search.ask(query);
      await expect(search.modal.getByRole('status')).not.toBeEmpty();
      await translate(page);
    }
    await search.ask('element actions');
    await expect(search.hits.filter({hasText: 'ElementActions'}).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search.modal).toBeHidden();
    await page.keyboard.press('Tab');
    await navbar(page).getByRole('link', {name: 'API', exact: true}).click();
    await expect(page.getByRole('heading', {name: API, exact: true})).toBeVisible();
  });

  test('the page of results takes another query', TAG, async ({page, faultySite}) => {
    await page.goto(`${faultySite.url}search?q=quickstart`);
    const results = page.getByRole('article');
    await expect(results.first()).toBeVisible();
    for (const [query, text] of [
      ['architecture', /architecture/i],
      ['zzqxxkwj', 'No results found for “zzqxxkwj”'],
      ['element actions', 'ElementActions'],
    ] as const) {
      await translate(page);
      await page.getByRole('searchbox').fill(query);
      // What this query gives is there, so that it is translated next.
      await expect(page.getByRole('main')).toContainText(text);
    }
    await expect(results.filter({hasText: 'ElementActions'}).first()).toBeVisible();
  });

  test('a file is checked', TAG, async ({page, faultySite}) => {
    await page.goto(`${faultySite.url}docs/guides/config/check`);
    await expectHydrated(page);
    const box = page.getByRole('textbox').last();
    const findings = page.getByRole('main').getByRole('listitem');
    for (const text of ['{"uis": 1}', '{', '{"ui": 1}']) {
      await box.fill(text);
      await expect(findings.first()).toBeVisible();
      await translate(page);
    }
    await box.fill('{"unknown": 1}');
    await expect(findings.filter({hasText: /Unknown key/}).first()).toBeVisible();
  });
});

test.describe('an extension that inserts nodes before hydration', () => {
  /** Inserts elements as soon as the parent of the last one is there. */
  const insert = (page: Page, parents: readonly string[]) =>
    page.addInitScript((selectors) => {
      const observer = new MutationObserver(() => {
        const found = selectors.map((selector) => document.querySelector(selector));
        if (found.every((parent) => parent !== null) && document.querySelector('h1')) {
          observer.disconnect();
          for (const parent of found) {
            parent.prepend(Object.assign(document.createElement('div'), {className: 'inserted'}));
            parent.setAttribute('data-extension', '1');
          }
        }
      });
      observer.observe(document, {childList: true, subtree: true});
    }, parents);

  test('around the page: they stay, and the page works', TAG, async ({page, faultySite}) => {
    await insert(page, ['head', 'body', 'html']);
    await openStart(page, faultySite);
    await expect(page.locator('.inserted')).toHaveCount(3);
    await expectUsable(page);
  });

  test('in the page: the page works', TAG, async ({page, faultySite, problems}) => {
    // React reports that it has rendered the page again.
    problems.allow(/onRecoverableError/);
    await insert(page, ['#__docusaurus', 'main', 'h1']);
    await openStart(page, faultySite);
    await expect(page.locator('h1')).toHaveText(TITLE);
    expect(problems.all.join()).toContain('onRecoverableError');
    await expectUsable(page);
    await new SearchModal(page).button.click();
  });
});
