import {expect, test} from './support/test';
import {SearchModal} from './search/modal';

test('says nothing of results while the index is on its way', async ({page}) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/search/index.json', async (route) => {
    await arrival;
    await route.continue();
  });
  const search = new SearchModal(page);
  await search.openOn('/docs/intro');
  await search.type('quick');
  await expect(search.modal.locator('[data-search-stalled]')).toBeVisible();
  await expect(search.modal).not.toContainText('No results found');
  arrive();
  await expect(search.hits.first()).toContainText('Quickstart');
});
