import {expect, open, test} from '../support/test';

test('the keyboard class goes with mouse down and comes with Tab', async ({page}) => {
  await open(page, '/docs/intro');
  const body = page.locator('body');
  await page.locator('h1').click();
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('Tab');
  await expect(body).toHaveClass(/navigation-with-keyboard/);
});

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
