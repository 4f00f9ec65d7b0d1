import {findViolations} from '../support/axe';
import {expect, expectHydrated, expectIdle, open, test} from '../support/test';

test('after client navigation the title is announced and Tab begins at the top', async ({page}) => {
  await open(page, '/docs/intro');
  const announced = page.locator('#route-announcer');
  await expect(announced).toBeEmpty();
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  await page.getByRole('link', {name: 'API', exact: true}).first().click();
  await expect(page).toHaveURL(/\/api\/intro/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(announced).toHaveText('API reference | Boyka Framework');
  await expect(page).toHaveTitle('API reference | Boyka Framework');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to the content'})).toBeFocused();
});

test('`?` lists the shortcuts, which can be turned off where they are a single key', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/search');
  const list = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  const search = page.getByRole('dialog', {name: 'Search'});
  const link = page.getByRole('link', {name: 'API', exact: true}).first();
  await expectIdle(page);
  const before = loaded.length;
  await link.focus();
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  expect(loaded.length, 'files of the dialog, loaded on demand').toBeGreaterThan(before);
  for (const keys of ['/', 'Ctrl K', '?']) {
    await expect(list.locator('dt').getByText(keys, {exact: true}).first()).toBeVisible();
  }
  // The page behind a modal dialog takes no focus.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('nav'))).toBeNull();
  expect(await findViolations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(link).toBeFocused();

  // In a field it is a character.
  const field = page.getByRole('main').getByRole('searchbox').first();
  await field.focus();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(field).toHaveValue('?/');
  await expect(search).toBeHidden();
  await page.keyboard.press('Control+k');
  await search.getByRole('combobox').pressSequentially('?');
  await expect(search.getByRole('combobox')).toHaveValue('?');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await page.getByRole('button', {name: 'Keyboard shortcuts'}).click();
  const setting = list.getByRole('checkbox');
  await expect(setting).toBeChecked();
  await setting.uncheck();
  await list.getByRole('button', {name: 'Close'}).click();
  await expect(list).toBeHidden();
  const pressAll = async () => {
    await link.focus();
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(search).toBeVisible();
    await expect(search.getByRole('combobox')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  };
  await pressAll();
  await page.reload();
  await expectHydrated(page);
  await pressAll();
});
