import {CONFIG_OVERVIEW} from '../../src/knowledge/configPages';
import {setConnection} from './support/connection';
import {PAGE_LIMITS} from './support/pageKinds';
import {LONG_PAGE} from './support/pageParts';
import {expect, expectIdle, open, test} from './support/test';

// What a page itself needs is weighed in visit.spec.ts.

test('a page with many links prefetches few files, each once', async ({page}) => {
  await setConnection(page, {saveData: false});
  for (const route of ['/docs/intro', '/api/intro', LONG_PAGE, CONFIG_OVERVIEW]) {
    await open(page, route);
    await expectIdle(page);
    // Of the table of all keys, each row in sight leads to another place of one page.
    await page.locator('main :is(td, li) a').last().scrollIntoViewIfNeeded();
    await expectIdle(page);
    const files = await page
      .locator('head link[rel="prefetch"]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({href}) => href));
    expect(files.length, route).toBeGreaterThan(0);
    expect(files.length, route).toBeLessThanOrEqual(PAGE_LIMITS.prefetched);
    expect(new Set(files).size, `distinct files of ${route}`).toBe(files.length);
  }
});
