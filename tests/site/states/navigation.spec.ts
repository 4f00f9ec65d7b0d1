import {setConnection} from '../support/connection';
import {expect, expectHydrated, test} from '../support/test';

test('requests a page only when its link is followed when the reader saves data', async ({
  page,
}) => {
  await setConnection(page, {saveData: true});
  await page.goto('./docs/intro/');
  await expectHydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const chunks = () => requests.filter((url) => url.includes('/assets/js/'));
  const link = page.getByRole('link', {name: 'API', exact: true}).first();
  await link.hover();
  expect(chunks()).toEqual([]);
  await link.click();
  await expect(page.locator('h1')).toHaveText('API reference');
  expect(chunks()).not.toEqual([]);
});
