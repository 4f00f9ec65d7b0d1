import {SearchModal} from './search/modal';
import {test} from './support/deployment';
import {API, CHECKER, QUICKSTART} from './support/landmarks';
import {navbarOf} from './support/pageParts';
import {expect, expectHydrated, open} from './support/test';

// A page is open, and another build is deployed. More of it is in `tests/modes/deployment.spec.ts`.

test('after a deployment, a link opens its page', async ({page, deployment}) => {
  await open(page, `/${QUICKSTART.path}`);
  deployment.isDone = true;
  await navbarOf(page).getByRole('link', {name: 'API', exact: true}).first().click();
  await expect(page).toHaveURL(/\/api\/intro$/);
  await expect(page.locator('h1')).toHaveText(API.title);
  await expectHydrated(page);
  await expect(page.getByText('This page is incomplete.')).toHaveCount(0);
});

test('after a deployment, the search says that a reload helps', async ({page, deployment}) => {
  await open(page, `/${QUICKSTART.path}`);
  deployment.isDone = true;
  const search = new SearchModal(page);
  await search.button.click();
  await search.input.fill('architecture');
  await expect(search.status).toContainText('Unable to fetch results');
  await expect(search.status).toContainText('You might want to check your network connection.');
  await expect(search.status).toContainText('If the connection works, reload the page.');
  await page.reload();
  await search.open();
  await search.ask('architecture');
});

test('after a deployment, a tool says that a reload helps', async ({page, deployment}) => {
  await open(page, `/${CHECKER.path}`);
  deployment.isDone = true;
  const main = page.getByRole('main');
  const box = main.getByRole('textbox').first();
  await box.fill('{"x": 1}');
  await expect(main.getByRole('status').filter({hasText: "couldn't be loaded"})).toHaveText(
    /or reload the page\.$/,
  );
  await page.reload();
  await expectHydrated(page);
  await box.fill('{"x": 1}');
  await expect(main.getByRole('status').filter({hasText: /\d+ findings? in /})).toBeVisible();
});
