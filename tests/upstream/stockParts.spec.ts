import {test} from '../modes/fixture/fixtureSite';
import {expect, open} from '../site/support/test';

// On the fixture, which has the parts of Docusaurus that our site does not use.

test('custom props of the sidebar reach a component', async ({page}) => {
  await open(page, '/docs/intro');
  await expect(page.getByText('Badges: New in 2.9.0')).toBeVisible();
});

test('two posts have their authors and tags, which link to their posts', async ({page}) => {
  await open(page, '/blog');
  await expect(page.getByRole('heading', {name: 'Second post'})).toBeVisible();
  await page.getByRole('link', {name: 'First post'}).first().click();
  await expect(page.getByText('The rest of the first post.')).toBeVisible();
  const main = page.getByRole('main');
  for (const name of ['Ada', 'Grace']) {
    await expect(main.getByText(name, {exact: true})).toBeVisible();
  }
  await main.getByRole('link', {name: 'Alpha'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Alpha');
  await expect(page.getByRole('link', {name: 'Second post'}).first()).toBeVisible();
});

test('an announcement that can be closed stays closed', async ({page}) => {
  await open(page, '/docs/intro');
  const announcement = page.getByText('Boyka is free and open source.');
  await expect(announcement).toBeVisible();
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(announcement).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(announcement).toBeHidden();
});
