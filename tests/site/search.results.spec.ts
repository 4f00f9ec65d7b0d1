import type {Locator} from '@playwright/test';
import {SearchModal} from './search/modal';
import {expect, open, test} from './support/test';

/** A heading deep in a page, which the words of its text lead to. */
const QUERY = 'when a page counts as loaded';

/** What a reader chooses a result by: the words that were found stand in its text, and are marked. */
async function expectTold(path: Locator, snippet: Locator): Promise<void> {
  await expect(path).toHaveText(/^Documentation › Web configuration › /);
  await expect(snippet).toContainText('a page counts as loaded');
  await expect(snippet.locator('mark', {hasText: 'loaded'})).toBeVisible();
}

test('a result of the modal shows its heading, its path, and the text around the hit', async ({
  page,
}) => {
  const search = new SearchModal(page);
  await search.openOn('/docs/intro');
  await search.type(QUERY);
  const hit = search.hit(/page_load_strategy$/);
  await expectTold(hit.locator('[data-search-path]'), hit.locator('[data-search-snippet]'));
});

test('a result of the page shows its heading, its path, and the text around the hit', async ({
  page,
}) => {
  await open(page, `/search?q=${encodeURIComponent(QUERY)}`);
  const hit = page
    .getByRole('main')
    .locator('article')
    .filter({has: page.getByRole('heading', {name: /page_load_strategy$/})});
  await expectTold(hit.locator('p').first(), hit.locator('p').last());
});
