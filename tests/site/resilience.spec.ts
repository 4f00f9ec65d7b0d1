// cspell:ignore quickst quikstart
import {SearchModal} from './search/modal';
import {
  bar,
  CONTENT_CODE,
  expectRequested,
  expectRetry,
  follow,
  loadsOf,
  openShell,
  openStart,
  PATIENCE_MS,
  retry,
  START,
  TAG,
  test,
  clockTest,
  TITLE,
} from './support/failures';
import type {Locator, Page} from '@playwright/test';
import {deferred, type Fault, type FaultySite} from './support/faults';
import {colorModeToggle, navbar} from './support/navbar';
import {expect, expectHydrated, expectShell} from './support/test';

/*
 * Rows in which a file is missing, incomplete, or late; support/failures.ts has what each expects.
 * A row "delayed" holds the response back until the test has looked.
 */

const API = 'API reference';
const CHUNKS = /\/assets\/js\/(?!main|runtime)/;

const FAULTS: Readonly<Record<string, Fault>> = {
  'answered with 404': {status: 404},
  'answered with 500': {status: 500},
  'cut in the middle': {cutAfter: 100},
};

test.describe('on the first load', () => {
  const FILES: readonly (readonly [what: string, pattern: RegExp])[] = [
    ['the runtime script', /\/assets\/js\/runtime/],
    ['the main script', /\/assets\/js\/main/],
    ["the page's chunk", CHUNKS],
    ['the style sheet', /\/assets\/css\//],
  ];
  for (const [what, pattern] of FILES) {
    for (const [how, fault] of Object.entries(FAULTS)) {
      test(`${what} ${how}: one reload, then a bar retries`, TAG, async ({page, faultySite}) => {
        faultySite.injectFault(pattern, fault);
        // The first load ends in the reload, before the browser has called it a load.
        await page.goto(faultySite.url + START, {waitUntil: 'commit'});
        await expect(bar(page)).toBeVisible();
        await expect(page.locator('h1')).toHaveText(TITLE);
        expect(loadsOf(faultySite, START)).toBe(2);
        await expectRetry(page, faultySite);
        // The running site requests its chunk again without a load.
        expect(loadsOf(faultySite, START)).toBe(pattern === CHUNKS ? 2 : 3);
      });
    }
  }

  test('a script cut once: one reload leaves nothing behind', TAG, async ({page, faultySite}) => {
    faultySite.injectFault(/\/assets\/js\/main/, {cutAfter: 100});
    page.on('requestfailed', () => faultySite.clearFaults());
    await openStart(page, faultySite);
    await expect(bar(page)).toHaveCount(0);
    expect(loadsOf(faultySite, START)).toBe(2);
  });

  for (const [what, pattern] of FILES.slice(0, 3)) {
    clockTest(`${what} delayed: the search waits with a bar`, TAG, async ({page, faultySite}) => {
      const release = faultySite.hold(pattern);
      await page.goto(faultySite.url + START, {waitUntil: 'commit'});
      await expect(page.locator('h1')).toHaveText(TITLE);
      await new SearchModal(page).button.click();
      await page.clock.fastForward(PATIENCE_MS);
      await expect(bar(page)).toContainText('The search is still loading');
      await expect(retry(page)).toBeEnabled();
      release();
      await expect(new SearchModal(page).input).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
      expect(loadsOf(faultySite, START)).toBe(1);
    });
  }

  clockTest('the style sheet delayed: the text is there', TAG, async ({page, faultySite}) => {
    const release = faultySite.hold(/\/assets\/css\//);
    await page.goto(faultySite.url + START, {waitUntil: 'commit'});
    await expect(page.locator('h1')).toHaveCount(0);
    await page.clock.fastForward(PATIENCE_MS);
    await expect(page.locator('h1')).toHaveText(TITLE);
    await expect(page.locator('nav.navbar')).not.toHaveCSS('position', 'sticky');
    await expectHydrated(page);
    release();
    await expect(page.locator('nav.navbar')).toHaveCSS('position', 'sticky');
  });

  clockTest('the page cut in the middle: a bar reloads it', TAG, async ({page, faultySite}) => {
    const seen = deferred();
    faultySite.injectFault(/\/community\/support-us$/, {cutAfter: 25_000, heldUntil: seen.promise});
    await page.goto(faultySite.url + START, {waitUntil: 'commit'});
    await expect(page.locator('h1')).toHaveText(TITLE);
    const isCut = page.waitForEvent('requestfailed');
    seen.resolve();
    await isCut;
    await expect(page.locator('h1')).toHaveText(TITLE);
    await new SearchModal(page).button.click();
    await page.clock.fastForward(PATIENCE_MS);
    await expectRetry(page, faultySite);
  });

  const IMAGES = /\/img\//;
  for (const [how, fault] of Object.entries(FAULTS)) {
    test(`the images ${how}: nothing but them is missing`, TAG, async ({page, faultySite}) => {
      faultySite.injectFault(IMAGES, fault);
      await openStart(page, faultySite);
      expectRequested(faultySite, IMAGES);
      await expect(bar(page)).toHaveCount(0);
      await expect(
        navbar(page).getByRole('link', {name: 'Boyka Framework', exact: true}),
      ).toBeVisible();
      expect(loadsOf(faultySite, START)).toBe(1);
    });
  }

  test('the images delayed: the page works without them', TAG, async ({page, faultySite}) => {
    const release = faultySite.hold(IMAGES);
    await page.goto(faultySite.url + START, {waitUntil: 'commit'});
    await expectHydrated(page);
    await follow(page, 'API');
    await expect(page.locator('h1')).toHaveText(API);
    release();
  });

  test('the connection lost: Retry waits for it', TAG, async ({page, context, faultySite}) => {
    // The connection goes while the page is on its way.
    await page.route(/\/assets\/js\/main/, async (route) => {
      await context.setOffline(true);
      await route.abort();
    });
    await page.goto(faultySite.url + START);
    for (const act of [() => undefined, () => retry(page).click()]) {
      await act();
      await expect(bar(page)).toContainText('You are offline');
      await expect(page.locator('h1')).toHaveText(TITLE);
    }
    expect(loadsOf(faultySite, START)).toBe(1);
    await page.unroute(/\/assets\/js\/main/);
    await context.setOffline(false);
    await expectRetry(page, faultySite);
    expect(loadsOf(faultySite, START)).toBe(2);
  });
});

test.describe('the code of the content', () => {
  for (const [how, fault] of Object.entries(FAULTS)) {
    test(`${how}: one reload, then a bar retries`, TAG, async ({page, faultySite}) => {
      faultySite.injectFault(CONTENT_CODE, fault);
      await openShell(page, faultySite);
      const reload = page.waitForEvent('load');
      await page.mouse.move(200, 200);
      await reload;
      await expectShell(page);
      await page.mouse.move(300, 300);
      await expectRetry(page, faultySite);
      await expectHydrated(page);
      expect(loadsOf(faultySite, START)).toBe(2);
    });
  }

  test(
    'the connection lost: reading goes on, and Retry',
    TAG,
    async ({page, context, faultySite}) => {
      await context.grantPermissions(['clipboard-write']);
      await openShell(page, faultySite);
      await context.setOffline(true);
      await page.mouse.move(200, 200);
      await page.mouse.wheel(0, 100);
      await expect(bar(page)).toHaveCount(0);
      await page.getByRole('button', {name: 'Copy page'}).click();
      await expect(bar(page)).toContainText('You are offline');
      await expect(page.locator('h1')).toHaveText(TITLE);
      await context.setOffline(false);
      await retry(page).click();
      await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
    },
  );

  clockTest('delayed: a click waits with a bar', TAG, async ({page, context, faultySite}) => {
    await context.grantPermissions(['clipboard-write']);
    const release = faultySite.hold(CONTENT_CODE);
    await openShell(page, faultySite);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await page.clock.fastForward(PATIENCE_MS);
    await expect(bar(page)).toContainText('This part of the page is still loading');
    release();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('on a client navigation', () => {
  for (const [how, fault] of Object.entries(FAULTS)) {
    test(`the chunks ${how}: one reload, then a bar retries`, TAG, async ({page, faultySite}) => {
      await openStart(page, faultySite);
      faultySite.injectFault(CHUNKS, fault);
      await follow(page, 'API');
      await expect(bar(page)).toContainText(/chunk|could not be loaded/i);
      await expect(page).toHaveURL(/\/api\/intro/);
      await expect(page.locator('h1')).toHaveText(API);
      await expectRetry(page, faultySite);
      await expect(page.locator('h1')).toHaveText(API);
      expect(loadsOf(faultySite, START)).toBe(1);
      expect(loadsOf(faultySite, 'api/intro')).toBe(1);
    });
  }

  test('the chunks delayed: the page before stays and works', TAG, async ({page, faultySite}) => {
    await openStart(page, faultySite);
    const release = faultySite.hold(CHUNKS);
    await follow(page, 'API');
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(page.locator('h1')).toHaveText(TITLE);
    await colorModeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    release();
    await expect(page.locator('h1')).toHaveText(API);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('a new deploy under an open page: one reload leads on', TAG, async ({page, faultySite}) => {
    await openStart(page, faultySite);
    faultySite.injectFault(CHUNKS, {status: 404});
    // The reload asks for the document, which names the files of the new build.
    await page.route(/\/api\/intro\/?$/, async (route) => {
      faultySite.clearFaults();
      await route.continue();
    });
    await follow(page, 'API');
    await expect(page.locator('h1')).toHaveText(API);
    await expectHydrated(page);
    await expect(bar(page)).toHaveCount(0);
    expect(loadsOf(faultySite, 'api/intro')).toBe(1);
  });

  clockTest('a chunk missing for good: no second reload', TAG, async ({page, faultySite}) => {
    await openStart(page, faultySite);
    faultySite.injectFault(CHUNKS, {status: 404});
    await follow(page, 'API');
    await expect(bar(page)).toBeVisible();
    // Timers that would reload the page fire.
    await page.clock.fastForward(10_000);
    await retry(page).click();
    await expect(bar(page)).toBeVisible();
    expect(loadsOf(faultySite, 'api/intro')).toBe(1);
  });

  test('the connection lost: Retry goes on', TAG, async ({page, context, faultySite}) => {
    await openStart(page, faultySite);
    await context.setOffline(true);
    await follow(page, 'API');
    for (const act of [() => undefined, () => retry(page).click()]) {
      await act();
      await expect(bar(page)).toContainText('You are offline');
      await expect(page.locator('h1')).toHaveText(TITLE);
    }
    await context.setOffline(false);
    await retry(page).click();
    await expect(page.locator('h1')).toHaveText(API);
    await expect(bar(page)).toHaveCount(0);
    expect(loadsOf(faultySite, 'api/intro')).toBe(0);
  });
});

test.describe('in the search', () => {
  /** Files that the page itself has not needed, of a folder of the assets. */
  const further = ({requests}: FaultySite, folder: string) => {
    const known = requests.flatMap((url) => new RegExp(`${folder}/([^/]+)$`).exec(url)?.[1] ?? []);
    return new RegExp(`/assets/${folder}/(?!${known.join('|')})`);
  };
  for (const [what, folder] of [
    ["the dialog's code", 'js'],
    ["the dialog's styles", 'css'],
  ] as const) {
    for (const [how, fault] of Object.entries(FAULTS)) {
      test(`${what} ${how}: one reload, then a bar retries`, TAG, async ({page, faultySite}) => {
        await openStart(page, faultySite);
        faultySite.injectFault(further(faultySite, folder), fault);
        // What is pressed before the new document is there is lost with the old one.
        const reload = page.waitForEvent('load');
        await new SearchModal(page).button.click();
        await reload;
        await expectHydrated(page);
        expect(loadsOf(faultySite, START)).toBe(2);
        await expect(bar(page)).toHaveCount(0);
        await new SearchModal(page).button.click();
        await expectRetry(page, faultySite);
        await expect(new SearchModal(page).input).toBeVisible();
        expect(loadsOf(faultySite, START)).toBe(2);
      });
    }

    clockTest(`${what} delayed: a bar says so`, TAG, async ({page, faultySite}) => {
      await openStart(page, faultySite);
      const release = faultySite.hold(further(faultySite, folder));
      await new SearchModal(page).button.click();
      await page.clock.fastForward(PATIENCE_MS);
      await expect(bar(page)).toContainText('The search is still loading');
      release();
      await expect(new SearchModal(page).input).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
    });
  }

  test('the connection lost: Retry opens it', TAG, async ({page, context, faultySite}) => {
    await openStart(page, faultySite);
    await context.setOffline(true);
    await new SearchModal(page).button.click();
    await expect(bar(page)).toContainText('You are offline');
    await context.setOffline(false);
    await retry(page).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(new SearchModal(page).input).toBeVisible();
  });
});

test.describe('data', () => {
  interface Request {
    readonly pattern: RegExp;
    readonly route: string;
    readonly start: (page: Page) => Promise<unknown>;
    /** Says that it is missing. */
    readonly failure: (page: Page) => Locator;
    readonly repeat: (page: Page) => Promise<unknown>;
    readonly result: (page: Page) => Locator;
  }
  const INDEX = /\/search\/index\.json/;
  const copyButton = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
  const REQUESTS: Readonly<Record<string, Request>> = {
    'the search index in the dialog': {
      pattern: INDEX,
      route: START,
      start: async (page) => {
        const search = new SearchModal(page);
        await search.open();
        await search.type('quick');
      },
      failure: (page) => new SearchModal(page).said.filter({hasText: 'Unable to fetch results'}),
      repeat: (page) => new SearchModal(page).input.press('s'),
      result: (page) => new SearchModal(page).hits.filter({hasText: 'Quickstart'}).first(),
    },
    'the search index on the page of results': {
      pattern: INDEX,
      route: 'search?q=quickst',
      start: async () => undefined,
      failure: (page) => page.getByRole('alert').filter({hasText: 'Unable to fetch results'}),
      repeat: (page) => page.getByRole('searchbox').press('a'),
      result: (page) => page.getByRole('article').filter({hasText: 'Quickstart'}).first(),
    },
    'the list of pages': {
      pattern: /\/search\/addresses\.json/,
      route: 'docs/getting-started/quikstart',
      start: async () => undefined,
      failure: (page) => page.getByText('None. Search for it, or choose an area.'),
      repeat: (page) => page.reload(),
      result: (page) => page.getByRole('main').getByRole('link', {name: 'Quickstart'}),
    },
    'the Markdown of a page': {
      pattern: /\/community\/support-us\.md$/,
      route: START,
      start: (page) => copyButton(page, 'Copy page').click(),
      failure: (page) => copyButton(page, 'Not copied'),
      repeat: (page) => copyButton(page, 'Copy page').click(),
      result: (page) => copyButton(page, 'Copied'),
    },
  };
  for (const [what, {pattern, route, start, failure, repeat, result}] of Object.entries(REQUESTS)) {
    test.describe(what, () => {
      test.beforeEach(({context}) => context.grantPermissions(['clipboard-write']));

      for (const [how, fault] of Object.entries(FAULTS)) {
        test(`${how} is reported, and requested again`, TAG, async ({page, faultySite}) => {
          faultySite.injectFault(pattern, fault);
          await page.goto(faultySite.url + route);
          await expectHydrated(page);
          await start(page);
          await expect(failure(page)).toBeVisible();
          expectRequested(faultySite, pattern);
          faultySite.clearFaults();
          await repeat(page);
          await expect(result(page)).toBeVisible();
        });
      }

      test('delayed reports nothing yet', TAG, async ({page, faultySite}) => {
        const release = faultySite.hold(pattern);
        await page.goto(faultySite.url + route);
        await expectHydrated(page);
        await start(page);
        await expect.poll(() => faultySite.requests.some((url) => pattern.test(url))).toBe(true);
        // At once: a failure of a copy would be gone two seconds later.
        await expect(failure(page)).toBeHidden({timeout: 1});
        await expect(page.getByText('No results found')).toBeHidden();
        release();
        await expect(result(page)).toBeVisible();
      });
    });
  }
});
