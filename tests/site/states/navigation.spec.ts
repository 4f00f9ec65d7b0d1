import type {Page} from '@playwright/test';
import {setConnection} from '../support/connection';
import {expect, expectHydrated, test} from '../support/faults';

const CHUNKS = /\/assets\/js\//;

/** Opens a page as a reader who saves data, and watches its requests for chunks. */
async function openSavingData(page: Page, home: string): Promise<string[]> {
  await setConnection(page, {saveData: true});
  await page.goto(`${home}docs/intro/`);
  await expectHydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (CHUNKS.test(request.url())) {
      requests.push(request.url());
    }
  });
  return requests;
}

const apiLink = (page: Page) => page.getByRole('link', {name: 'API', exact: true}).first();

test('requests a page only when its link is followed when the reader saves data', async ({
  page,
  faultySite,
}) => {
  const requests = await openSavingData(page, faultySite.url);
  await apiLink(page).hover();
  expect(requests).toEqual([]);
  await apiLink(page).click();
  await expect(page.locator('h1')).toHaveText('API reference');
  expect(requests.length).toBeGreaterThan(0);
});
