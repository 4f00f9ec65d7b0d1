import {test} from '../site/support/deployment';
import {API, QUICKSTART, STARTER, SUPPORT} from '../site/support/landmarks';
import {navbarOf} from '../site/support/pageParts';
import {expect, expectHydrated, open} from '../site/support/test';

// A page is open, and another build is deployed: what `tests/site/deployment.spec.ts` leaves out.

test('Back opens a page that this visit has not loaded', async ({page, deployment}) => {
  await open(page, `/${SUPPORT.path}`);
  await navbarOf(page).getByRole('link', {name: 'API', exact: true}).first().click();
  await expect(page.locator('h1')).toHaveText(API.title);
  await page.reload();
  await expectHydrated(page);
  deployment.isDone = true;
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(SUPPORT.title);
  await expectHydrated(page);
});

test('the page of the search goes on to search', async ({page, deployment}) => {
  await open(page, '/search');
  deployment.isDone = true;
  await page.getByRole('main').getByRole('searchbox').fill('architecture');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('tabs, Copy, and Copy page work', async ({page, deployment}) => {
  await open(page, `/${QUICKSTART.path}`);
  deployment.isDone = true;
  const tab = page.getByRole('tab', {selected: false}).first();
  const name = (await tab.textContent())!;
  await tab.click();
  await expect(page.getByRole('tab', {name, exact: true}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const copied = page.getByRole('button', {name: 'Copied', exact: true});
  const copy = page.getByRole('main').getByRole('button', {name: 'Copy', exact: true});
  await copy.filter({visible: true}).first().click();
  await expect(copied).toBeVisible();
  await expect(copied).toBeHidden();
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(copied).toBeVisible();
});

test('the project starter says that a reload helps', async ({page, deployment}) => {
  await open(page, `/${STARTER.path}`);
  deployment.isDone = true;
  const button = page.getByRole('button', {name: /^Download .*\.zip$/});
  await button.click();
  await expect(page.getByRole('status').filter({hasText: "couldn't"})).toHaveText(
    /or reload the page\.$/,
  );
  await page.reload();
  await expectHydrated(page);
  const download = page.waitForEvent('download');
  await button.click();
  await download;
});

test('a page that was requested before a deployment, and its files after it, opens', async ({
  page,
  deployment,
}) => {
  page.once('response', () => {
    deployment.isDone = true;
  });
  await page.goto(`./${QUICKSTART.path}`);
  await expectHydrated(page);
  await expect(page.locator('h1')).toHaveText(QUICKSTART.title);
  await expect(page.getByText('This page is incomplete.')).toHaveCount(0);
});
